/** A UUID that the document declares as a plain text, in the small letters in which ids are stored. */
export function anyCase(id: string): string {
  return id.toLowerCase();
}
