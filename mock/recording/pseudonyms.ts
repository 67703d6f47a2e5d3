/** Returns at least 32 pseudorandom bytes that depend only on the text and on a key that nobody stores. */
export type KeyedHash = (text: string) => Uint8Array;

const DAY = 86_400_000;
const LOWER = "abcdefghijklmnopqrstuvwxyz";
const UPPER = LOWER.toUpperCase();
const DIGITS = "0123456789";
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const DATE = /^(\d{4}-\d{2}-\d{2})($|[T ]\d{2}:\d{2}.*$)/;
const TIME = /^[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/i;
const ZONE = /^[A-Z]\w+(\/[A-Z][\w+-]+){1,2}$/;

/**
 * Replaces values by pseudonyms of the same format. The same value always has the same pseudonym. Different values have different
 * ones, as far as their format has room.
 */
export class Pseudonyms {
  readonly #hash: KeyedHash;
  readonly #shift: number;
  /** The pseudonyms so far. They exist in memory only. */
  readonly #known = new Map<string, string>();
  readonly #taken = new Set<string>();

  constructor(hash: KeyedHash) {
    this.#hash = hash;
    // Whole weeks keep the days of the week. One to ten years.
    this.#shift = -7 * DAY * (52 + (this.#number("dates") % 470));
  }

  /** Replaces a text: a UUID, a date, a time, a URL, an e-mail address or any other text. */
  text(text: string): string {
    if (text === "") return text;
    if (UUID.test(text)) return this.#remember("uuid", text.toLowerCase(), (variant) => this.#uuid(variant));
    const date = this.#date(text, this.#shift);
    if (date !== null) return date;
    if (/^[a-z][a-z\d+.-]*:\/\//i.test(text))
      return this.#remember("url", text, (it) => `https://recorded.example.com/${this.#hex(it, 32)}`);
    if (/^[^\s@]+@[^\s@]+$/.test(text))
      return this.#remember("email", text.toLowerCase(), (it) => `p${this.#hex(it, 12)}@example.com`);
    // A time zone reveals a place.
    if (ZONE.test(text)) return "Etc/UTC";
    // The lengths of many words would identify a sentence.
    if (/\s\S+\s/.test(text)) return this.#remember("words", text, (it) => `Text ${this.#hex(it, 16)}`);
    return this.#remember("text", text, (it) => this.#scramble(text, it));
  }

  /**
   * Replaces a birth date by one at most a year away. It does not move with the other dates, because the day of the recording
   * reveals how far those moved.
   */
  birthDate(text: string): string {
    const move = 30 + (this.#number(`birth:${text}`) % 335);
    return this.#date(text, (move % 2 === 0 ? move : -move) * DAY) ?? this.text(text);
  }

  /**
   * Replaces a number by one with the same sign, and the same digits before and after the decimal point.
   * @param accepts - returns whether a pseudonym is allowed, for example because of a maximum
   */
  number(value: number, accepts: (pseudonym: number) => boolean): number {
    const text = String(value);
    if (!/^-?\d+(\.\d+)?$/.test(text)) return 0;
    const isInteger = Number.isInteger(value);
    for (let variant = 0; variant < 50; variant += 1) {
      const scrambled = Number(
        this.#scramble(text, `number:${text}:${variant}`).replace(/^(-?)0(?=\d)/, "$11"),
      );
      const owner = this.#known.get(`number:${scrambled}`);
      // Only integers are ids, which must stay different.
      const isFree = !isInteger || owner === undefined || owner === text;
      if (isFree && accepts(scrambled) && (scrambled !== value || variant > 40)) {
        if (isInteger) this.#known.set(`number:${scrambled}`, text);
        return scrambled;
      }
    }
    return [0, 1].find(accepts) ?? 0;
  }

  /** Replaces a value by the first free variant, and keeps the choice. */
  #remember(kind: string, value: string, create: (variant: string) => string): string {
    const key = `${kind}:${value}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    let pseudonym = create(`${key}:0`);
    for (let variant = 1; variant < 50; variant += 1) {
      if (pseudonym !== value && !this.#taken.has(`${kind}:${pseudonym}`)) break;
      pseudonym = create(`${key}:${variant}`);
    }
    this.#taken.add(`${kind}:${pseudonym}`);
    this.#known.set(key, pseudonym);
    return pseudonym;
  }

  #date(text: string, shift: number): string | null {
    const [, day = "", rest = ""] = DATE.exec(text) ?? [];
    const instant = Date.parse(`${day}T00:00:00Z`);
    if (Number.isNaN(instant) || (rest !== "" && !TIME.test(rest))) return null;
    return new Date(instant + shift).toISOString().slice(0, 10) + rest;
  }

  /** Replaces each letter and digit by another of its class. Other ASCII characters stay. */
  #scramble(text: string, variant: string): string {
    let block = -1;
    let bytes: Uint8Array = new Uint8Array();
    const characters = Array.from(text);
    return characters
      .map((character, index) => {
        if (Math.floor(index / 32) > block) {
          block = Math.floor(index / 32);
          bytes = this.#hash(`${variant}:${block}`);
        }
        const byte = bytes[index % 32] ?? 0;
        const pick = (alphabet: string): string => alphabet[byte % alphabet.length] ?? "x";
        if (/\d/.test(character)) return pick(DIGITS);
        if (/\p{Lu}/u.test(character)) return pick(UPPER);
        if (/[\p{L}\p{N}\p{M}]/u.test(character) || character > "\x7e") return pick(LOWER);
        return character;
      })
      .join("");
  }

  #uuid(variant: string): string {
    const hex = this.#hex(variant, 32);
    const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
    return `${parts.join("-")}-${hex.slice(20)}`;
  }

  #hex(variant: string, length: number): string {
    return Array.from(this.#hash(variant), (byte) => byte.toString(16).padStart(2, "0"))
      .join("")
      .slice(0, length);
  }

  #number(text: string): number {
    return Number.parseInt(this.#hex(text, 12), 16);
  }
}
