import { AttributeValues } from '~/components/panel/attribute-values';
import { attributeTexts } from '~/components/panel/texts/attributes';
import { useTexts } from '~/texts/texts-context';
import type { MemberView } from './member.server';
import { Panel } from './panel';

/** Custom attributes of a member, which only a directory sets. */
export function AttributesOfMember({ view }: { view: MemberView }) {
  const t = useTexts(attributeTexts);
  if (view.attributes.length === 0) return null;
  return (
    <Panel name="attributes" title={t('title')} about={<Owner view={view} />}>
      <AttributeValues attributes={view.attributes} />
    </Panel>
  );
}

function Owner({ view: { person, directoryName } }: { view: MemberView }) {
  const t = useTexts(attributeTexts);
  if (person.directoryId === null) return t('notOwned');
  return directoryName === null ? t('owned') : t.rich('ownedBy', { directory: <bdi>{directoryName}</bdi> });
}
