import { SamlRefused } from '../../../nest-api/src/saml/protocol/saml-refused.js';
import { randomFrom } from '../../support/random.ts';
import { CORPUS, type Subject } from './corpus.ts';

export interface FuzzReport {
  readonly mutations: number;
  /** Mutations that were read with a different meaning than what was signed. Must be empty. */
  readonly accepted: string[];
  /** Errors other than rejections. Must be empty. */
  readonly crashed: string[];
  /** In milliseconds of CPU time. */
  readonly slowestMs: number;
  readonly slowest: string;
  /** The number of rejections by each check. */
  readonly refusals: Readonly<Record<string, number>>;
}

/** Mutates valid messages and reads them. A seed always makes the same mutations of messages with one structure. */
export function fuzz(count: number, seed: number): FuzzReport {
  const random = randomFrom(seed);
  const meant = new Map(CORPUS.map((subject) => [subject, subject.read(subject.text)]));
  const [accepted, crashed]: [string[], string[]] = [[], []];
  const refusals: Record<string, number> = {};
  let [slowestMs, slowest] = [0, ''];
  for (let i = 0; i < count; i += 1) {
    const subject = CORPUS[i % CORPUS.length] as Subject;
    const text = mutate(subject.text, random);
    const started = process.threadCpuUsage();
    try {
      // A change that does not matter, such as white space that is never read, keeps the meaning.
      if (subject.read(text) !== meant.get(subject)) accepted.push(`${subject.name}: ${text}`);
    } catch (error) {
      if (error instanceof SamlRefused) refusals[error.check] = (refusals[error.check] ?? 0) + 1;
      else crashed.push(`${subject.name}: ${error}: ${text}`);
    }
    const { user, system } = process.threadCpuUsage(started);
    const took = (user + system) / 1_000;
    if (took > slowestMs) [slowestMs, slowest] = [took, subject.name];
  }
  return { mutations: count, accepted, crashed, slowestMs, slowest, refusals };
}

const MARKS = [
  '<',
  '>',
  '"',
  '&',
  ' ',
  '\u0000',
  '\ufffd',
  '😀',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?x?>',
  '&#0;',
  '&#65;',
  '&amp;',
  '%00',
  '+',
];
const WORDS = [
  'Assertion',
  'Signature',
  'ID',
  'saml:',
  'ds:',
  'NameID',
  'user@acme.test',
  'Reference',
  'SignedInfo',
  'xmlns',
];

type Mutation = (text: string, random: () => number) => string;

const between = (text: string, random: () => number) => Math.floor(random() * (text.length + 1));
const pick = <T>(list: readonly T[], random: () => number): T =>
  list[Math.floor(random() * list.length)] as T;
const tags = (text: string) => [...text.matchAll(/<(?!\/)([\w:]+)[^>]*>.*?<\/\1>/gs)];

const MUTATIONS: readonly Mutation[] = [
  function insert(text, random) {
    const at = between(text, random);
    return text.slice(0, at) + pick(MARKS, random) + text.slice(at);
  },
  function cut(text, random) {
    const at = between(text, random);
    return text.slice(0, at) + text.slice(at + 1 + Math.floor(random() * 60));
  },
  function flip(text, random) {
    const at = between(text, random);
    return (
      text.slice(0, at) +
      String.fromCharCode((text.charCodeAt(at) || 65) ^ (1 << Math.floor(random() * 7))) +
      text.slice(at + 1)
    );
  },
  function truncate(text, random) {
    return text.slice(0, between(text, random));
  },
  function rename(text, random) {
    return text.replaceAll(pick(WORDS, random), pick(WORDS, random));
  },
  function duplicateElement(text, random) {
    const found = tags(text);
    if (found.length === 0) return text + text;
    const { 0: element, index } = pick(found, random);
    return text.slice(0, index) + element + text.slice(index);
  },
  function dropElement(text, random) {
    const found = tags(text);
    if (found.length === 0) return '';
    const { 0: element, index } = pick(found, random);
    return text.slice(0, index) + text.slice(index + element.length);
  },
  function moveElement(text, random) {
    const found = tags(text);
    if (found.length === 0) return text;
    const { 0: element } = pick(found, random);
    const { index } = pick(found, random);
    const without = text.replace(element, () => '');
    return without.slice(0, index) + element + without.slice(index);
  },
  function wrap(text, random) {
    const found = tags(text);
    if (found.length === 0) return text;
    const { 0: element, index } = pick(found, random);
    return `${text.slice(0, index)}<samlp:Extensions>${element}</samlp:Extensions>${text.slice(index + element.length)}`;
  },
  function changeAttribute(text, random) {
    const found = [...text.matchAll(/ ([\w:]+)="([^"]*)"/g)];
    if (found.length === 0) return text;
    const { 0: attribute, index } = pick(found, random);
    const { 0: other } = pick(found, random);
    return text.slice(0, index) + other + text.slice(index + attribute.length);
  },
];

function mutate(text: string, random: () => number): string {
  let mutated = text;
  const times = 1 + Math.floor(random() * 3);
  for (let i = 0; i < times; i += 1) mutated = pick(MUTATIONS, random)(mutated, random);
  return mutated;
}
