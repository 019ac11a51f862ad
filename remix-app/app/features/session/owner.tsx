import type { SessionOwner } from '~/session-binding';
import { useTexts } from '~/texts/texts-context';
import { ownerTexts } from './texts/owner';

/** Whose session it is. */
export function Owner({ name, email, tenantName }: SessionOwner) {
  const t = useTexts(ownerTexts);
  const person = { name: <Strong>{name}</Strong>, email: <bdi>{email}</bdi> };
  if (!tenantName) return t.rich('person', person);
  return t.rich('member', { ...person, organization: <Strong>{tenantName}</Strong> });
}

function Strong({ children }: { children: string }) {
  return (
    <strong>
      <bdi>{children}</bdi>
    </strong>
  );
}
