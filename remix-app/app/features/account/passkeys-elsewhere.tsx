import { Anchor, Text } from '@mantine/core';
import { useTexts } from '~/texts/texts-context';
import { passkeyTexts } from './texts/passkeys';

/** A passkey belongs to the host where it was made (WebAuthn §5.1.2), and that is the platform's. */
export function PasskeysElsewhere({ platformUrl }: { platformUrl: string }) {
  const t = useTexts(passkeyTexts);
  const link = (
    <Anchor href={`${platformUrl}/login`} inherit>
      <bdi>{new URL(platformUrl).host}</bdi>
    </Anchor>
  );
  return (
    <Text size="sm" c="dimmed" ta="center">
      {t.rich('elsewhere', { host: link })}
    </Text>
  );
}
