import type { AnalyteTable } from "../analyte.ts";

/** Infections, including sexually transmitted ones, in blood and swabs. */
export const infection: readonly AnalyteTable[] = [
  {
    group: "infection",
    specimen: "serum",
    rows: `
Hepatitis A IgM | 22314-9 | Hepatitis A virus Ab.IgM | - | =Non-Reactive, Reactive | - | - | Antibodies of a fresh hepatitis A.
Hepatitis A Total Antibody | 13951-9 | Hepatitis A virus Ab | - | =Non-Reactive, Reactive | - | - | Whether hepatitis A was met or vaccinated against.
Hepatitis B Surface Antigen | 5196-1 | Hepatitis B virus surface Ag | - | =Non-Reactive, Reactive | - | - | Coat of the hepatitis B virus.
Hepatitis B Surface Antibody | 10900-9 | Hepatitis B virus surface Ab | - | =Reactive, Non-Reactive | - | - | Whether there is protection against hepatitis B.
Hepatitis B Surface Antibody, Quantitative | 16935-9 | Hepatitis B virus surface Ab | m[IU]/mL | >=10 | 1-1000 | 0 | How much protection there is against hepatitis B.
Hepatitis B Core Total Antibody | 13952-7 | Hepatitis B virus core Ab | - | =Non-Reactive, Reactive | - | - | Whether hepatitis B was ever met.
Hepatitis B Core IgM | 24113-3 | Hepatitis B virus core Ab.IgM | - | =Non-Reactive, Reactive | - | - | Antibodies of a fresh hepatitis B.
Hepatitis Be Antigen | 13954-3 | Hepatitis B virus little e Ag | - | =Non-Reactive, Reactive | - | - | Protein of a busy hepatitis B virus.
Hepatitis Be Antibody | 13953-5 | Hepatitis B virus little e Ab | - | =Non-Reactive, Reactive | - | - | Antibodies of a quieter phase of hepatitis B.
Hepatitis C Antibody | 13955-0 | Hepatitis C virus Ab | - | =Non-Reactive, Reactive | - | - | Whether hepatitis C was ever met.
Hepatitis B Virus DNA | 42595-9 | Hepatitis B virus DNA | [IU]/mL | ~<10 | 10-1000000000 | 0 | How much hepatitis B virus there is.
Hepatitis C Virus RNA | 11011-4 | Hepatitis C virus RNA | [IU]/mL | ~<15 | 15-100000000 | 0 | How much hepatitis C virus there is.
Cytomegalovirus IgG | 5124-3 | Cytomegalovirus Ab.IgG | U/mL | <0.60 | 0.1-20 | 2 | Whether cytomegalovirus was ever met.
Cytomegalovirus IgM | 5126-8 | Cytomegalovirus Ab.IgM | {index} | <30.0 | 1-300 | 1 | Antibodies of a fresh cytomegalovirus.
Epstein-Barr Capsid IgM | 5159-9 | Epstein Barr virus capsid Ab.IgM | {index} | <36.0 | 5-200 | 1 | Antibodies of fresh glandular fever.
Mononucleosis Screen | 5213-4 | Heterophile Ab | - | =Negative, Positive | - | - | Quick test for glandular fever.
Rubella IgG | 8014-3 | Rubella virus Ab.IgG | [IU]/mL | >=10 | 1-500 | 0 | Whether there is protection against rubella.
Measles IgG | 7962-4 | Measles virus Ab.IgG | - | =Positive, Equivocal, Negative | - | - | Whether there is protection against measles.
Mumps IgG | 7966-5 | Mumps virus Ab.IgG | {index} | >10.9 | 1-300 | 1 | Whether there is protection against mumps.
Varicella Zoster IgG | 5403-1 | Varicella zoster virus Ab.IgG | {index} | >=1.00 | 0.1-20 | 2 | Whether there is protection against chickenpox.
Toxoplasma IgG | 8039-0 | Toxoplasma gondii Ab.IgG | [IU]/mL | <7.2 | 1-400 | 1 | Whether toxoplasma was ever met.
Toxoplasma IgM | 8040-8 | Toxoplasma gondii Ab.IgM | U/mL | <8.0 | 1-160 | 1 | Antibodies of a fresh toxoplasma infection.
Lyme Disease Antibody Screen | 20449-5 | Borrelia burgdorferi Ab | - | =Negative, Equivocal, Positive | - | - | Antibodies after a tick bite.
Lyme Disease IgG Immunoblot | 6320-6 | Borrelia burgdorferi Ab.IgG | - | =Negative, Positive | - | - | Second step of a positive screen, lazy antibodies.
Lyme Disease IgM Immunoblot | 6321-4 | Borrelia burgdorferi Ab.IgM | - | =Negative, Positive | - | - | Second step of a positive screen, early antibodies.
SARS-CoV-2 IgG | 94563-4 | SARS coronavirus 2 Ab.IgG | - | =Negative, Positive | - | - | Antibodies after infection with or vaccination against the coronavirus of 2019.
Helicobacter pylori IgG | 5176-3 | Helicobacter pylori Ab.IgG | {index} | <0.80 | 0.1-9 | 2 | Antibodies against the germ of stomach ulcers.
Antistreptolysin O | 5370-2 | Streptolysin O Ab | [IU]/mL | <250 | 20-3000 | 0 | Antibodies after a streptococcal throat.
`,
  },
  {
    group: "infection",
    specimen: "whole_blood",
    rows: `
Tuberculosis Interferon Release | 45323-3 | Mycobacterium tuberculosis tuberculin stimulated gamma interferon | - | =Negative, Indeterminate, Positive | - | - | Whether cells of defence know tuberculosis.
`,
  },
  {
    group: "infection",
    specimen: "swab",
    rows: `
SARS-CoV-2 RNA | 94500-6 | SARS coronavirus 2 RNA | - | =Not Detected, Detected | - | - | Genes of the coronavirus of 2019 in the airways.
`,
  },
  {
    group: "sexual_health",
    specimen: "serum",
    rows: `
HIV Antigen and Antibodies | 56888-1 | HIV 1+2 Ab+HIV1 p24 Ag | - | =Non-Reactive, Reactive | - | - | First test for HIV of both kinds.
HIV-1 Antibody | 29893-5 | HIV 1 Ab | - | =Negative, Positive, Indeterminate | - | - | Test that follows a reactive first one.
RPR Screen | 20507-0 | Reagin Ab | - | =Non-Reactive, Reactive | - | - | Antibodies of active syphilis.
RPR Titer | 31147-2 | Reagin Ab | {titer} | ~<1 | 0-1024 | 0 | How active syphilis is, to follow treatment by.
Treponema pallidum Antibodies | 24110-9 | Treponema pallidum Ab | - | =Non-Reactive, Reactive | - | - | Antibodies of syphilis, past or present.
Herpes Simplex 1 IgG | 5206-8 | Herpes simplex virus 1 Ab.IgG | {index} | <0.90 | 0.1-60 | 2 | Antibodies against herpes of mostly the lips.
Herpes Simplex 2 IgG | 5209-2 | Herpes simplex virus 2 Ab.IgG | {index} | <0.90 | 0.1-60 | 2 | Antibodies against herpes of mostly the genitals.
`,
  },
  {
    group: "sexual_health",
    specimen: "plasma",
    rows: `
HIV-1 RNA, Quantitative | 20447-9 | HIV 1 RNA | {copies}/mL | ~<20 | 20-10000000 | 0 | How much HIV there is, to follow treatment by.
`,
  },
  {
    group: "sexual_health",
    specimen: "swab",
    rows: `
Chlamydia trachomatis RNA | 43304-5 | Chlamydia trachomatis rRNA | - | =Not Detected, Detected | - | - | Genes of chlamydia.
Neisseria gonorrhoeae RNA | 43305-2 | Neisseria gonorrhoeae rRNA | - | =Not Detected, Detected | - | - | Genes of gonorrhoea.
Trichomonas vaginalis RNA | 46154-1 | Trichomonas vaginalis rRNA | - | =Not Detected, Detected | - | - | Genes of trichomonas.
Chlamydia trachomatis DNA | 21613-5 | Chlamydia trachomatis DNA | - | =Not Detected, Detected | - | - | Genes of chlamydia by another method.
Neisseria gonorrhoeae DNA | 24111-7 | Neisseria gonorrhoeae DNA | - | =Not Detected, Detected | - | - | Genes of gonorrhoea by another method.
`,
  },
];
