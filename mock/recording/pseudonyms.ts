import { DAY } from "../kernel/time.ts";
import { isUuid } from "../kernel/uuid.ts";

/** Returns 64 pseudorandom hexadecimal digits that depend only on the text and on a key that nobody stores. */
export type KeyedHash = (text: string) => string;

const LOWER = "abcdefghijklmnopqrstuvwxyz";
const UPPER = LOWER.toUpperCase();
const DIGITS = "0123456789";
const MOMENT =
  /^([1-9]\d{3}-\d{2}-\d{2})(?:([T ])(\d{2}:\d{2})(?:(:\d{2})(?:\.(\d{1,9}))?)?(Z|([+-]\d{2}):?(\d{2}))?)?$/;
const ZONE = /^[A-Z]\w+(\/[A-Z][\w+-]+){1,2}$/;

/** Known facts about the place of a text. */
export interface TextPlace {
  /** Whether a text here is a password, a token or a code. Its pseudonym has neither its length nor its format. */
  readonly isSecret?: boolean;
  /** Returns whether the OpenAPI document declares the field to hold such dates: with a time of day, or without. */
  readonly isDate?: (hasTime: boolean) => boolean;
  /** Returns whether a pseudonym is allowed here. */
  readonly accepts?: (pseudonym: string) => boolean;
}

/**
 * Replaces values by pseudonyms of the same format. The same value always has the same pseudonym. Different values have different
 * ones, as far as their format has room.
 */
export class Pseudonyms {
  readonly #hash: KeyedHash;
  readonly #shift: number;
  /** Moves times of day, so that they do not show what another system logged at the same second. */
  readonly #clockShift: number;
  /** The pseudonyms so far. They exist in memory only. */
  readonly #known = new Map<string, string>();
  readonly #taken = new Set<string>();

  constructor(hash: KeyedHash) {
    this.#hash = hash;
    // Whole weeks keep the days of the week. One to ten years.
    this.#shift = -7 * DAY * (52 + (this.#number("dates") % 470));
    this.#clockShift = 1000 * (1 + (this.#number("clock") % 3599));
  }

  /** Replaces a text: a UUID, a URL, an e-mail address, a secret, a date or any other text. */
  text(text: string, { isSecret, isDate, accepts }: TextPlace = {}): string {
    if (text === "") return text;
    if (isUuid(text)) return this.#remember("uuid", text.toLowerCase(), (variant) => this.#uuid(variant));
    if (/^[a-z][a-z\d+.-]*:\/\//i.test(text))
      return this.#remember("url", text, (it) => `https://recorded.example.com/${this.#hex(it, 32)}`);
    if (/^[^\s@]+@[^\s@]+$/.test(text))
      return this.#remember("email", text.toLowerCase(), (it) => `p${this.#hex(it, 12)}@example.com`);
    // A secret stays one where the service repeats it elsewhere.
    if (isSecret || this.#known.has(`secret:${text}`)) {
      const hidden = this.#hide(text);
      if (accepts?.(hidden) !== false) return hidden;
    }
    const date = this.#date(text, isDate);
    if (date !== null) return date;
    // A time zone reveals a place.
    if (ZONE.test(text)) return "Etc/UTC";
    // The lengths of many words would identify a sentence.
    if (/\s\S+\s/.test(text)) return this.#remember("words", text, (it) => `Text ${this.#hex(it, 16)}`);
    if (!/[\p{L}\p{N}\p{M}]|\P{ASCII}/u.test(text)) return this.#hide(text);
    return this.#remember("text", text, (it) => this.#scramble(text, it));
  }

  /**
   * Replaces a number by one with the same sign, and the same digits before and after the decimal point.
   * @param accepts - returns whether a pseudonym is allowed, for example because of a maximum
   */
  number(value: number, accepts: (pseudonym: number) => boolean): number {
    const text = String(value);
    const create = (variant: string) => this.#scramble(text, variant).replace(/^(-?)0(?=\d)/, "$11");
    // A number in exponential notation has a letter, so that its pseudonym is none.
    const isAllowed = (number: number) => Number.isFinite(number) && accepts(number);
    const scrambled = Number(this.#remember("number", text, create, (it) => isAllowed(Number(it))));
    return [scrambled, 0, 1].find(isAllowed) ?? 0;
  }

  /** Replaces a value by the first variant that is free and allowed, and keeps the choice. */
  #remember(
    kind: string,
    value: string,
    create: (variant: string) => string,
    isAllowed: (pseudonym: string) => boolean = () => true,
  ): string {
    const key = `${kind}:${value}`;
    const known = this.#known.get(key);
    if (known !== undefined && isAllowed(known)) return known;
    let pseudonym = create(`${key}:0`);
    // For a short value, "never the value itself" would let many recordings with different keys reveal it.
    const mayStay = (value.match(/[\p{L}\p{N}]/gu) ?? []).length < 3;
    for (let variant = 1; variant < 50; variant += 1) {
      if (
        (mayStay || pseudonym !== value) &&
        !this.#taken.has(`${kind}:${pseudonym}`) &&
        isAllowed(pseudonym)
      )
        break;
      pseudonym = create(`${key}:${variant}`);
    }
    this.#taken.add(`${kind}:${pseudonym}`);
    this.#known.set(key, pseudonym);
    return pseudonym;
  }

  /** Replaces a text by one that shows neither its length nor its format. */
  #hide(text: string): string {
    return this.#remember("secret", text, (it) => `text-${this.#hex(it, 16)}`);
  }

  /**
   * Replaces a date of the year 1000 or later, with or without a time of day, in UTC and with the same precision. Returns null for any
   * other text. A date that the document declares moves together with all others, so that their order stays, to the second. Any other
   * one may be a birth date, and the day of the recording reveals how far the others moved. So it becomes any
   * day of its decade, and has any time of day. The day cannot be computed from many recordings, as the middle of its pseudonyms.
   */
  #date(text: string, isDeclared: TextPlace["isDate"]): string | null {
    const [
      ,
      day = "",
      separator,
      clock,
      seconds = "",
      fraction = "",
      zone = "",
      hours = "+00",
      minutes = "00",
    ] = MOMENT.exec(text) ?? [];
    const start = Date.parse(`${day}T00:00:00Z`);
    const instant =
      separator === undefined ? start : Date.parse(`${day}T${clock}${seconds}${hours}:${minutes}`);
    if (Number.isNaN(start) || Number.isNaN(instant)) return null;
    const isMoved = isDeclared?.(separator !== undefined) ?? false;
    const moved = isMoved ? "" : this.#remember("day", day, (it) => this.#pickDay(day, it));
    if (separator === undefined) return isMoved ? formatDay(start + this.#shift) : moved;
    const time = new Date(
      isMoved
        ? instant + this.#shift + this.#clockShift
        : Date.parse(moved) + 1000 * (this.#number(`time:${instant}`) % 86_400),
    ).toISOString();
    const digits = fraction === "" ? "" : `.${"0".repeat(fraction.length)}`;
    const written = time.slice(11, seconds === "" ? 16 : 19);
    return `${time.slice(0, 10)}${separator}${written}${digits}${zone === "" ? "" : "Z"}`;
  }

  #pickDay(day: string, variant: string): string {
    // The least number of days in a decade.
    return formatDay(Date.parse(`${day.slice(0, 3)}0-01-01`) + (this.#number(variant) % 3652) * DAY);
  }

  /**
   * Replaces each letter and digit by any one of its class, which may be the same. If the same one were excluded, many recordings with
   * different keys would reveal it. Other ASCII characters stay.
   */
  #scramble(text: string, variant: string): string {
    let block = "";
    return Array.from(text)
      .map((character, index) => {
        if (index % 32 === 0) block = this.#hash(`${variant}:${index / 32}`);
        const byte = Number.parseInt(block.slice((index % 32) * 2, (index % 32) * 2 + 2), 16);
        const pick = (alphabet: string): string => alphabet.charAt(byte % alphabet.length);
        if (/\d/.test(character)) return pick(DIGITS);
        if (/\p{Lu}/u.test(character)) return pick(UPPER);
        if (/[\p{L}\p{N}\p{M}]/u.test(character) || character > "\x7e") return pick(LOWER);
        return character;
      })
      .join("");
  }

  #uuid(variant: string): string {
    return this.#hex(variant, 32).replace(/(.{8})(.{4}).(.{3}).(.{3})/, "$1-$2-4$3-8$4-");
  }

  #hex(variant: string, length: number): string {
    return this.#hash(variant).slice(0, length);
  }

  #number(text: string): number {
    return Number.parseInt(this.#hex(text, 12), 16);
  }
}

function formatDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
