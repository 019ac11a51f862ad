import type { TokenFormat } from '@gatehouse/contracts';
import { Radio } from '@mantine/core';
import panel from '~/components/panel/panel.module.css';
import { useTexts } from '~/texts/texts-context';
import { fieldTexts } from './texts/fields';

/** Keys of what applications hold for an API, and how long it lives. */
export const TOKEN_FORMATS = {
  jwt: { label: 'jwtChoice', short: 'jwt', life: 'jwtLife', about: 'jwtAbout' },
  opaque: { label: 'opaqueChoice', short: 'opaque', life: 'opaqueLife', about: 'opaqueAbout' },
} as const satisfies Record<TokenFormat, object>;

export function isTokenFormat(value: string): value is TokenFormat {
  return Object.hasOwn(TOKEN_FORMATS, value);
}

export function TokenFormatChoice({ chosen }: { chosen: TokenFormat }) {
  const t = useTexts(fieldTexts);
  return (
    <fieldset className={panel.choices}>
      <legend>{t('accessTokens')}</legend>
      {(Object.keys(TOKEN_FORMATS) as TokenFormat[]).map((value) => (
        <Radio
          key={value}
          name="token_format"
          value={value}
          label={t(TOKEN_FORMATS[value].label)}
          description={t(TOKEN_FORMATS[value].about)}
          defaultChecked={value === chosen}
        />
      ))}
    </fieldset>
  );
}
