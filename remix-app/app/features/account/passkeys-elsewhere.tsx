import { Anchor, Text } from '@mantine/core';
import { useTexts } from '~/texts/texts-context';
import { passkeyTexts } from './texts/passkeys';

/** A passkey works only at the host where it was added (WebAuthn §5.1.2), which surprises users at a custom domain. */
export function PasskeysElsewhere({ platformUrl }: { platformUrl: string }) {
  const t = useTexts(passkeyTexts);
  const link = (
    <Anchor href={`${platformUrl}/login`} inherit>
      <bdi>{new URL(platformUrl).host}</bdi>
    </Anchor>
  );
  return (
    <Text size="sm" c="dimmed" ta="center" mt={6}>
      {t.rich('elsewhere', { host: link })}
    </Text>
  );
}
