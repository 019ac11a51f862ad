import type { SupportContact } from '@gatehouse/contracts';
import { Anchor, Text } from '@mantine/core';
import { useTexts } from '~/texts/texts-context';
import { referenceTexts } from './texts/reference';

/** The organization's support contact for sign-in problems. */
export function TechnicalContact({ contact: { name, address } }: { contact: SupportContact }) {
  const t = useTexts(referenceTexts);
  const href = address.startsWith('https://') ? address : `mailto:${address}`;
  const link = (
    <Anchor href={href} size="sm" rel="noreferrer" dir="ltr">
      {address}
    </Anchor>
  );
  return (
    <Text size="sm">
      {name
        ? t.rich('contactNamed', { name: <bdi>{name}</bdi>, address: link })
        : t.rich('contact', { address: link })}
    </Text>
  );
}
