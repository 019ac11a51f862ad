import { Badge } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { PageHeader } from '~/components/shell/page-header';
import { useTexts } from '~/texts/texts-context';
import type { OwnData, ShownCategory } from './data.server';
import classes from './data-page.module.css';
import settings from './settings.module.css';
import { SettingsSection } from './settings-section';
import { dataTexts } from './texts/data';

/** As `PERSONAL_DATA_COUNTED` of the contracts, which loads the schemas. */
const COUNTED = 1_000;

interface Props {
  data: OwnData;
}

/** What is stored about the user, why and for how long, and its export. */
export function DataPage({ data: { categories, organizations } }: Props) {
  const t = useTexts(dataTexts);
  return (
    <div className={settings.page}>
      <PageHeader title={t('title')}>{t('about')}</PageHeader>
      <SettingsSection id="export" title={t('export')} about={t('exportAbout')}>
        <Form method="post" reloadDocument>
          <SubmitButton intent="export" className={settings.button}>
            {t('download')}
          </SubmitButton>
        </Form>
      </SettingsSection>
      <SettingsSection id="stored" title={t('stored')} about={t('storedAbout')}>
        <ul className={settings.list}>
          {categories.map((row) => (
            <Category key={row.category} row={row} organizations={organizations} />
          ))}
        </ul>
      </SettingsSection>
    </div>
  );
}

function Category({ row, organizations }: { row: ShownCategory } & Pick<OwnData, 'organizations'>) {
  const t = useTexts(dataTexts);
  const { category, entries, readers } = row;
  return (
    <li>
      <div className={settings.grow}>
        <div className={classes.name}>{t(`${category}Data`)}</div>
        <div className={settings.quiet}>{t('why', { text: t(`${category}Why`) })}</div>
        <div className={settings.quiet}>{t('kept', { text: t(`${category}Kept`) })}</div>
        {category === 'signIns' &&
          organizations.map(({ name, failedSignInDays }) => (
            <div key={name} className={settings.quiet}>
              {t.rich('failedDays', { organization: <bdi>{name}</bdi>, days: failedSignInDays })}
            </div>
          ))}
        <div className={settings.quiet}>{t('readers', { text: t(`${readers}Readers`) })}</div>
      </div>
      <Badge color="gray" variant="light" tt="none">
        {entries === null
          ? t('notExported')
          : entries > COUNTED
            ? t('moreEntries', { count: COUNTED })
            : t('entries', { count: entries })}
      </Badge>
    </li>
  );
}
