/** The icon of the mock's pages: the drop of the documentation. */
export const ICON_URL =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Cpath d='M16 2c6 8 10 12.5 10 18a10 10 0 0 1-20 0c0-5.5 4-10 10-18z' fill='%23b3202c'/%3E%3C/svg%3E";
