import type { TokenFormat } from '@gatehouse/contracts';
import { Radio } from '@mantine/core';
import panel from '~/components/panel/panel.module.css';

/** What applications hold for an API, and how long it lives. */
export const TOKEN_FORMATS: Readonly<
  Record<TokenFormat, { label: string; short: string; life: string; about: string }>
> = {
  jwt: {
    label: 'Signed (JWT), for 5 minutes',
    short: 'Signed (JWT)',
    life: '5 minutes',
    about:
      'The API checks it by itself with our public keys. Nobody can take it back, so it is short and renewed often.',
  },
  opaque: {
    label: 'Opaque, for an hour',
    short: 'Opaque',
    life: '1 hour',
    about:
      'Tells nothing by itself: the API asks us about it, and once revoked it is dead at once, everywhere.',
  },
};

export function isTokenFormat(value: string): value is TokenFormat {
  return Object.hasOwn(TOKEN_FORMATS, value);
}

export function TokenFormatChoice({ chosen }: { chosen: TokenFormat }) {
  return (
    <fieldset className={panel.choices}>
      <legend>Access tokens</legend>
      {(Object.keys(TOKEN_FORMATS) as TokenFormat[]).map((value) => (
        <Radio
          key={value}
          name="token_format"
          value={value}
          label={TOKEN_FORMATS[value].label}
          description={TOKEN_FORMATS[value].about}
          defaultChecked={value === chosen}
        />
      ))}
    </fieldset>
  );
}
