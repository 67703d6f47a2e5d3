/** Reads a value of this tab. A browser that blocks storage has none. */
export function readStored(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a value until the tab is closed, or removes it with null. Without storage it lasts until the page is left. */
export function store(name: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
  } catch {
    // The page works without storage.
  }
}
