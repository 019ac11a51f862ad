import type { TotpSetup } from '@gatehouse/contracts';
import { Anchor, Text, TextInput } from '@mantine/core';
import { CopyField } from '~/components/panel/copy';
import { useTexts } from '~/texts/texts-context';
import { totpSetupTexts } from './texts/totp-setup';
import classes from './totp-setup.module.css';

interface Props {
  setup: TotpSetup;
  error: string | undefined;
}

/** The QR code, the secret for manual entry, and the field for the first code. */
export function TotpSetupFields({ setup, error }: Props) {
  const t = useTexts(totpSetupTexts);
  return (
    <>
      <input type="hidden" name="setup_secret" value={setup.secret} />
      <input type="hidden" name="setup_uri" value={setup.uri} />
      <input type="hidden" name="setup_qr" value={setup.qrCode} />
      <div className={classes.setup}>
        {/* An image cannot run scripts. The white background lets cameras read it in dark mode. */}
        <img
          className={classes.qr}
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(setup.qrCode)}`}
          width={184}
          height={184}
          alt={t('qrCode')}
        />
        <div className={classes.manual}>
          <Text size="sm" mb={8}>
            {t.rich('manual', {
              link: (inner) => (
                <Anchor href={setup.uri} size="sm">
                  {inner}
                </Anchor>
              ),
            })}
          </Text>
          <CopyField label={t('setupKey')} value={grouped(setup.secret)} />
        </div>
      </div>
      <TextInput
        name="code"
        label={t('code')}
        placeholder="123 456"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        required
        withAsterisk={false}
        size="md"
        error={error}
        aria-invalid={!!error}
      />
    </>
  );
}

/** In groups of four for reading; authenticator apps ignore the spaces. */
function grouped(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
