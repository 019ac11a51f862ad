import { CAUSE_TEXTS } from './cause-texts.ts';
import type { CauseTexts } from './causes/cause-text-keys.ts';
import {
  CAUSE_FAMILIES,
  CAUSES,
  type CauseCode,
  type CauseStep,
  causeOf,
  personSentenceOf,
} from './causes/causes.ts';

const texts: CauseTexts = CAUSE_TEXTS.en;

const HEAD = `# Sign-in problems

Every code with which a sign-in, or a request of an application, can fail. \`npm run contract\` writes this page from the
catalogue in \`libs/contracts/src/causes\`; do not edit it by hand. The web app shows the same texts in five languages at
\`/docs/sign-in-problems/<code>\`, and the error responses of OpenID Connect name that page in \`error_uri\`.

The user reads the sentence and a reference. An admin finds the code, the found and the expected value under that
reference in the sign-in log. Where a code would help an attacker, outsiders read a more general one instead.
`;

/** The content of `docs/sign-in-problems.md\`: a heading for each code, by family. */
export function signInProblemsPage(): string {
  const codes = Object.keys(CAUSES) as CauseCode[];
  const parts = CAUSE_FAMILIES.map((family) => {
    const own = codes.filter((code) => causeOf(code).family === family);
    return [`## ${texts.family[family]}`, ...own.map(section)].join('\n\n');
  });
  return `${[HEAD.trimEnd(), ...parts].join('\n\n')}\n`;
}

function section(code: CauseCode): string {
  const { steps, fixedBy, publicCode, value } = causeOf(code);
  const facts = [
    `- Person reads: "${texts.person[personSentenceOf(code)]}"`,
    `- Fixed by: ${texts.fixedBy[fixedBy].toLowerCase()}`,
    ...(value ? [`- Compared value: ${texts.value[value]}`] : []),
    ...(publicCode ? [`- Outsiders read: \`${publicCode}\``] : []),
  ];
  return [
    `### \`${code}\``,
    texts.cause[code],
    facts.join('\n'),
    steps.map((step, at) => `${at + 1}. ${texts.steps[step as CauseStep]}`).join('\n'),
  ].join('\n\n');
}
