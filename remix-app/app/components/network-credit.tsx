import { Anchor, Text } from '@mantine/core';
import { useTexts } from '~/texts/texts-context';
import { networkCreditTexts } from './texts/network-credit';

/** The license of the bundled operators asks for it on pages that show them. */
export function NetworkCredit() {
  const t = useTexts(networkCreditTexts);
  return (
    <Text size="xs" c="dimmed">
      {t.rich('credit', {
        source: (
          <Anchor href="https://db-ip.com" inherit rel="noreferrer">
            <bdi>DB-IP</bdi>
          </Anchor>
        ),
      })}
    </Text>
  );
}
