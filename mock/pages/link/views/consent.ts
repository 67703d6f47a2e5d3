import type { CatalogProvider } from "../../../catalog/providers.ts";
import { listScopes } from "../../../domain/connections/availability.ts";
import type { Screen, PageContext } from "../page-context.ts";
import { html, type Html } from "../../../kernel/html/html.ts";
import { renderCredentialsPanel } from "./credentials.ts";
import { renderField, renderTokenField, USER_NAME } from "./layout.ts";
import { renderProviderHead } from "./sign-in.ts";
import type { ResourceGroup } from "../../../catalog/resources.ts";

/** A scope in the words of a person. */
interface ScopeText {
  readonly title: string;
  /** What the application can read. */
  readonly about: string;
}

/** The part of a scope before the colon. Location is a detail of workouts and has no group. */
type ScopeName = ResourceGroup | "location";

const scopeTexts: Readonly<Record<ScopeName, ScopeText>> = {
  profile: { title: "Your profile", about: "Height, age and the settings of your account." },
  activity: { title: "Daily activity", about: "Steps, distance, floors climbed and calories burned." },
  heart: { title: "Heart", about: "Heart rate, its variability and recordings of your heartbeat." },
  sleep: { title: "Sleep", about: "When and how long you sleep, and the phases of each night." },
  device: { title: "Your devices", about: "Which devices you use, and when they were last synchronized." },
  workouts: { title: "Workouts", about: "Each workout with its type, duration and course." },
  respiration: {
    title: "Breathing",
    about: "Breaths per minute, blood oxygen and the function of your lungs.",
  },
  body: { title: "Body measurements", about: "Weight, body composition and temperature." },
  glucose: { title: "Glucose", about: "Glucose readings and insulin doses." },
  nutrition: { title: "Food and drink", about: "Meals, water, caffeine and carbohydrates." },
  mind: { title: "Mind", about: "Minutes of mindfulness and your notes." },
  blood_pressure: { title: "Blood pressure", about: "Systolic and diastolic readings with their times." },
  cycle: { title: "Menstrual cycle", about: "Periods and what you log about your cycle." },
  blood: { title: "Blood values", about: "Values that a lab measured in your blood." },
  records: { title: "Health records", about: "Orders, results and appointments." },
  location: { title: "Location", about: "The routes of your workouts." },
};

/** Returns the text of a scope such as `sleep:read`. */
export function getScopeText(scope: string): ScopeText {
  const name = scope.split(":")[0] ?? scope;
  const texts: Readonly<Record<string, ScopeText>> = scopeTexts;
  return Object.hasOwn(texts, name) ? (texts[name] ?? describeUnknown(name)) : describeUnknown(name);
}

const describeUnknown = (name: string): ScopeText => ({
  title: name.replaceAll("_", " "),
  about: "Data of this kind.",
});

/** Builds a provider's consent page. The user grants or denies each scope. */
export function buildConsentScreen(context: PageContext, provider: CatalogProvider): Screen {
  const body = html`${renderProviderHead(provider, `${context.appName} asks to read your data.`)}
    <form method="post" action="${context.urls.consent(provider.slug)}">
      ${renderTokenField(context.formToken)}
      ${renderField("User name", "username", USER_NAME, "Optional: every account is accepted here.")}
      <fieldset>
        <legend>What ${context.appName} may read</legend>
        ${listScopes(provider).map((scope) => renderScope(provider, scope))}
      </fieldset>
      <div class="row">
        <button name="decision" value="allow" class="primary">Allow</button>
        <button name="decision" value="deny">Deny</button>
      </div>
    </form>
    ${renderCredentialsPanel("oauth")}`;
  return { title: `${provider.name} asks for your consent`, body };
}

function renderScope(provider: CatalogProvider, scope: string): Html {
  const id = `scope-${scope}`;
  const { title, about } = getScopeText(scope);
  return html`<div class="scope">
    <input type="checkbox" id="${id}" name="scope" value="${scope}" checked aria-describedby="${id}-use" />
    <div>
      <label for="${id}">${title} <code>${scope}</code></label>
      <p id="${id}-use">${about} ${describeUse(provider, scope)}</p>
    </div>
  </div>`;
}

/** Tells when a scope only adds detail: no data requires it. */
function describeUse({ scopes }: CatalogProvider, scope: string): string | null {
  const isRequired = Object.values(scopes ?? {}).some(({ required }) => required.includes(scope));
  return isRequired ? null : "Optional: adds detail to other data.";
}
