/** The settings of the server. */
export interface Settings {
  /** Base URL of the service. */
  readonly serviceUrl: string;
  readonly apiKey: string;
  /** The secrets of the webhook endpoint. Pass two while you rotate them. */
  readonly secrets: string | readonly string[];
  /** Address of the application as browsers see it, without a trailing slash. @default its address on this machine */
  readonly origin?: string;
  /** The time zone whose days the dashboard shows; an IANA name. */
  readonly timeZone: string;
  readonly port: number;
  /** The address to listen at. @default all addresses of the machine */
  readonly hostname?: string;
  readonly log: (line: string) => void;
  /** Returns the current time in milliseconds. @default Date.now */
  readonly now?: () => number;
  /** How often the importer looks for work, in milliseconds. */
  readonly importEveryMs?: number;
}
