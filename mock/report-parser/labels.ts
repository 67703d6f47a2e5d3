/** Fields of the metadata, and the wordings of their labels. */
export const labels = {
  patient: /^(patient(?:'s)?(?: name)?|name of patient|name)$/i,
  dob: /^(dob|d\.o\.b\.?|date of birth|birth ?date|born)$/i,
  gender: /^(?:age ?[/&,] ?)?(sex|gender|sex at birth)$/i,
  collected:
    /^(collected|collection(?: date| time)?|date(?:\/time)? collected|date of collection|collected on|drawn|sample taken)$/i,
  reported:
    /^(reported|report(?:ed)? date|date(?:\/time)? reported|date of report|reported on|report issued|final report|issued)$/i,
  specimen:
    /^(specimen|specimen (?:id|no\.?|number|#)|accession(?: (?:no\.?|number|#|id))?|sample (?:id|no\.?|number|#)|lab (?:no\.?|number|#|id))$/i,
  lab: /^(laboratory|lab|lab name|performing lab(?:oratory)?|performed (?:at|by))$/i,
} as const;

/** A field of the metadata. */
export type Label = keyof typeof labels;

/** Other labels, whose values are ignored. */
const otherLabels =
  /^(age|(?:patient )?(?:weight|height)|(?:total |urine |sample )?volume|phone|tel(?:ephone)?|fax|address|id|patient id|mrn|physician|ordering physician|ordered by|provider|referred by|received|account|client|status|report status|page|fasting|requisition|report (?:id|no\.?|number)|order(?: id)?|printed(?: on)?|director|certificate|clia(?: no\.?| number| #)?|ordered)$/i;

/** Finds the field of a label; `other` for an ignored label, null when the text is not a label. */
export function findLabel(text: string): Label | "other" | null {
  const trimmed = text.trim();
  const plain = /[:#]$/.test(trimmed) ? trimmed.slice(0, -1).trim() : trimmed;
  for (const label of Object.keys(labels) as Label[]) if (labels[label].test(plain)) return label;
  return otherLabels.test(plain) ? "other" : null;
}

/** Checks whether a text starts with a label and a colon, such as `DOB: 05/14/1979`. */
export function startsWithLabel(text: string): boolean {
  return findLabel(text.slice(0, Math.max(0, text.indexOf(":")))) !== null;
}

/** Checks whether a line is metadata or a page footer, and not a row of a table. */
export function isAboutReport(line: string): boolean {
  if (startsWithLabel(line)) return true;
  return /^page \d|\bpage \d+ of \d|^end of (the )?report|^(comments?|notes?|continued)\b/i.test(line);
}
