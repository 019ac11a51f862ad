import { Translator } from '@gatehouse/texts';
import { compile } from '@gatehouse/texts/catalogues';
import { expect, test } from 'vitest';
import german from './texts/device-name/de';
import { deviceNameIn } from './use-device-name';

const translator = new Translator('de', compile(german));
const nameOf = (name: string | null) => deviceNameIn(name, translator.text.bind(translator) as never);

test.each([
  ['Samsung Internet on Android', 'Samsung Internet unter Android'],
  ['curl (script)', 'curl (Skript)'],
  ['Unknown device', 'Unbekanntes Gerät'],
  [null, 'Unbekanntes Gerät'],
  ['Chrome', 'Chrome'],
  ['My laptop on the desk', 'My laptop on the desk'],
])('the device name %s is translated if it is known', (name, expected) => {
  expect(nameOf(name)).toBe(expected);
});
