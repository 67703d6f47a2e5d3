/** Words that lab reports of a language contain and those of the others do not, without accents. */
const vocabularies = {
  english:
    "test tests result results units reference range interval patient name collected reported received specimen flag high low birth sex gender physician provider blood lab report count white red cells cell platelets glucose cholesterol total sodium potassium calcium iron protein bilirubin urea fasting serum negative positive reactive detected the and of for is by with page female male value analyte component method observed color appearance yellow",
  german:
    "ergebnis ergebnisse befund laborbefund laborwerte untersuchung parameter einheit einheiten referenzbereich normbereich normalbereich normwert normwerte messwert patientin geburtsdatum geschlecht entnahme eingang auftrag arzt blutbild leukozyten erythrozyten thrombozyten hamoglobin hamatokrit lymphozyten monozyten granulozyten kreatinin harnstoff harnsaure glukose blutzucker natrium kalium eisen cholesterin triglyzeride eiweiss leberwerte schilddruse und der die das mit fur vom nicht weiblich mannlich negativ probe bewertung seite wert",
  french:
    "resultat resultats analyse analyses unite unites valeurs valeur usuelles intervalle patiente nom prenom naissance sexe prelevement medecin laboratoire biologie hematies leucocytes plaquettes hemoglobine hematocrite lymphocytes polynucleaires neutrophiles glycemie creatinine uree cholesterol potassium fer ferritine sanguine numeration les des et du pour le la date homme femme negatif positif compte rendu bilan anterieur",
  spanish:
    "resultado resultados prueba pruebas analisis examen unidad unidades valores valor referencia paciente nombre apellido nacimiento sexo fecha medico laboratorio hemograma leucocitos eritrocitos hematies plaquetas hemoglobina hematocrito linfocitos glucosa creatinina colesterol trigliceridos sodio potasio hierro ferritina los las del para el y muestra hombre mujer negativo positivo informe rango intervalo sangre orina",
  italian:
    "risultato risultati esame esami unita valori riferimento paziente nome cognome nascita sesso prelievo medico laboratorio emocromo leucociti globuli bianchi rossi piastrine emoglobina ematocrito linfociti glicemia creatinina colesterolo trigliceridi sodio potassio ferro azotemia gli della del dei di per il sangue urine negativo referto",
  portuguese:
    "resultado resultados exame exames unidade unidades valores referencia paciente nome nascimento sexo medico laboratorio hemograma leucocitos eritrocitos hemacias plaquetas hemoglobina hematocrito glicose glicemia creatinina colesterol triglicerideos sodio potassio ferro os das dos da do para e sangue urina coleta negativo laudo",
  dutch:
    "uitslag uitslagen onderzoek bepaling eenheid eenheden referentiewaarden referentie referentiegebied patient geboortedatum geslacht afname arts huisarts leukocyten erytrocyten trombocyten hemoglobine hematocriet kreatinine glucose nuchter natrium kalium ijzer het een van en voor de bloed waarde",
  polish:
    "wynik wyniki badanie badania jednostka zakres referencyjny wartosci pacjent nazwisko urodzenia plec data pobrania lekarz laboratorium morfologia leukocyty erytrocyty plytki hemoglobina hematokryt limfocyty glukoza kreatynina sod potas zelazo krwi i w z oraz",
  turkish:
    "sonuc sonuclar tetkik birim referans aralik araligi deger degerler hasta adi soyadi dogum cinsiyet tarihi doktor laboratuvar hemogram lokosit eritrosit trombosit hematokrit lenfosit glukoz kreatinin kolesterol trigliserid sodyum potasyum demir ve kan",
  swedish:
    "resultat provsvar analys enhet enheter referensintervall referensomrade patientens namn fodelsedatum kon provtagning lakare blodstatus leukocyter erytrocyter trombocyter hematokrit kreatinin glukos natrium jarn kolesterol och av for med blodprov svar varde",
};

/** Maximum length of the text from which the language is detected. */
const MAX_LENGTH = 200_000;

/** Checks whether the text of a report is in English: not in another script, and with no more words of another language. */
export function isEnglish(input: string): boolean {
  const text = input
    .slice(0, MAX_LENGTH)
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .toLowerCase();
  const words = text.match(/\p{L}+/gu) ?? [];
  const latin = words.filter((word) => /^[a-z]/.test(word));
  if (latin.length * 2 < words.length) return false;
  const counts = new Map<string, number>();
  for (const word of latin) counts.set(word, (counts.get(word) ?? 0) + 1);
  const count = (vocabulary: string): number =>
    vocabulary.split(" ").reduce((sum, word) => sum + (counts.get(word) ?? 0), 0);
  const english = count(vocabularies.english);
  return Object.values(vocabularies).every((vocabulary) => count(vocabulary) <= english);
}
