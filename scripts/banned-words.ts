/** A word that the glossary replaces. */
export interface BannedWord {
  /** Lower-case words. Identifiers are split into words before the comparison. */
  readonly words: readonly string[];
  /** The words to use instead. */
  readonly say: string;
  /** Allowed uses of the word: names on the wire and names of third parties. */
  readonly except?: readonly RegExp[];
}

/** The banned words. docs/decisions/glossary.md explains them. */
export const bannedWords: readonly BannedWord[] = [
  {
    words: ["answer", "answers", "answered", "answering", "unanswered"],
    say: "response, respond, return; AOE answer; decision",
    except: [
      /\b(aoe|AOE|Aoe)[ _-]?[Aa]nswer\w*/,
      /\b\w*[Aa]oe\w*Answers?\w*\b/,
      /\baoe_answers\b/,
      /"answer"/,
      /\banswer: ["\w]+/,
      /^\s+answer:$/,
      /\bquestion_id, answer\]/,
      /\bquestion\??\.answers\b/,
      /\banswers: (readonly AoeChoice|choices\b|AoeChoice\[\]|z\.array\(AoeChoice|\(row\.)/,
      /sequence, answers\]|^ {4}answers:$/,
      /`labReports\.answerWith`/,
    ],
  },
  {
    words: ["reply", "replies", "replied"],
    say: "response",
    // The parameter name that Fastify's documentation uses.
    except: [/\brequest, reply\b/, /\breply\.code\b/],
  },
  { words: ["door", "doors"], say: "adapter, entry point", except: [/open the door/] },
  { words: ["paper", "papers"], say: "PDF, document" },
  { words: ["refusal", "refusals"], say: "service error, rejection" },
  { words: ["tomorrow"], say: "unknown values, newer than this release" },
  {
    words: ["laboratory", "laboratories"],
    say: "lab",
    except: [
      /\bperforming_laborator(y|ies)\b/,
      /\bPerformingLaborator(y|ies)(Schema)?\b/,
      /^\s+laboratory\??:( string \| null;| z\.string\(\)\.nullish\(\),)?$/,
      /\b[A-Z][A-Za-z]+ (Laborator(y|ies)|LABORATORIES)\b/,
      /\blaboratory: lab\.name\b/,
      /\bmetadata\.laboratory\b/,
      /laboratory ?\|lab\b/,
      /comparable across laboratories|about: "Laboratory records/,
      /"laboratory(_appointment)?"/,
    ],
  },
  { words: ["centre", "centres", "centred"], say: "center" },
  { words: ["catalogue", "catalogues"], say: "catalog" },
  {
    words: ["judge", "judges", "judged", "judging", "judgement", "judgements"],
    say: "verify, check, interpretation",
    except: [/filtration is judged/],
  },
  { words: ["passage"], say: "request context" },
  { words: ["struck"], say: "applied" },
  { words: ["beat", "beats"], say: "sample schedule", except: [/heart ?beats?/i] },
  { words: ["lane", "lanes"], say: "stream", except: [/\b[A-Z][a-z]+ Lane\b/] },
  { words: ["referee"], say: "expected model" },
  { words: ["untroubled", "nobody's"], say: "a plain statement" },
];

/** The banned phrases. A phrase matches within one line. */
export const bannedPhrases: readonly { readonly phrase: RegExp; readonly say: string }[] = [
  { phrase: /\bmade[- ]up\b|\bmadeUp|\bMADE_UP\b/i, say: "synthetic, fake" },
  { phrase: /\bside[- ]?routes?\b/i, say: "public route" },
  { phrase: /\bof (its|their|your|our) own accord\b/i, say: "a plain statement" },
  { phrase: /\b(is|are|was|were) no good\b/i, say: "invalid, expired" },
  { phrase: /\bdea(l|ls|lt|ling) with\b/i, say: "handle, dispatch" },
  { phrase: /\blow-level words?\b/i, say: "status" },
  { phrase: /\bown answers?\b/i, say: "response validation" },
];
