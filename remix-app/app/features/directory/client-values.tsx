import panel from '~/components/panel/panel.module.css';
import { useTexts } from '~/texts/texts-context';
import type { GuideValue } from '../set-up-guides/drawn-screen';
import { ValuesTable } from '../set-up-guides/values-table';
import { CLIENT_NAMES, type DirectoryClient } from './directory-guides';
import { directoryConnectTexts } from './texts/connect';

/** What the console of a directory takes for an OAuth client, beside its secret. */
export function ClientValues({ client, values }: { client: DirectoryClient; values: readonly GuideValue[] }) {
  const t = useTexts(directoryConnectTexts);
  return (
    <div style={{ marginTop: 24 }}>
      <ValuesTable
        caption={t('clientValues', { name: CLIENT_NAMES[client] ?? t('clientOther') })}
        values={values}
      />
      <p className={panel.note}>{t('clientGrant')}</p>
    </div>
  );
}
