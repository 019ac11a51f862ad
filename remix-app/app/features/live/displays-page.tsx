import type { LiveDisplay } from '@gatehouse/contracts';
import { NativeSelect, TextInput } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { Blank, ItemName, ListPage } from '~/components/list/list';
import { RowButton, RowMenu } from '~/components/list/row-menu';
import { Section } from '~/components/panel/section';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import { wholeRange } from '~/page-links';
import { useTexts } from '~/texts/texts-context';
import classes from './displays.module.css';
import { displaysTexts } from './texts/displays';

const DAYS = [7, 30, 90, 365];

interface Props {
  displays: LiveDisplay[];
  state: FormState | undefined;
}

/** Browsers that show the live board without a session: listed, deleted, and this one added. */
export function DisplaysPage({ displays, state }: Props) {
  const t = useTexts(displaysTexts);
  return (
    <ListPage
      items={displays}
      pages={{ first: null, next: null }}
      range={wholeRange(displays)}
      title={t('title')}
      about={t('about')}
      columns={[
        { label: t('name'), cell: ({ name }) => <ItemName to={null} name={name} /> },
        { label: t('createdBy'), cell: ({ createdBy }) => <bdi>{createdBy?.name ?? t('nobody')}</bdi> },
        { label: t('created'), cell: ({ createdAt }) => <When at={createdAt} /> },
        {
          label: t('lastShown'),
          cell: ({ lastShownAt }) => (lastShownAt ? <When at={lastShownAt} /> : t('never')),
        },
        { label: t('expires'), cell: ({ expiresAt }) => <When at={expiresAt} /> },
        { label: t('actions'), isAction: true, cell: (display) => <DisplayMenu display={display} /> },
      ]}
      empty={<Blank title={t('empty')}>{t('emptyAbout')}</Blank>}
    >
      <NewDisplay state={state} />
    </ListPage>
  );
}

function NewDisplay({ state }: Pick<Props, 'state'>) {
  const t = useTexts(displaysTexts);
  const form = useFirstError(state);
  return (
    <div className={classes.new}>
      <Section title={t('newTitle')} about={t('newAbout')}>
        <FormAlert state={state} />
        <Form method="post" noValidate ref={form} className={classes.fields}>
          <TextInput
            name="name"
            label={t('label')}
            placeholder={t('placeholder')}
            defaultValue={state?.values.name}
            error={state?.errors.name}
            maxLength={100}
          />
          <NativeSelect
            name="days"
            label={t('days')}
            defaultValue={state?.values.days ?? '90'}
            error={state?.errors.days}
            data={DAYS.map((days) => ({ value: String(days), label: t('day', { count: days }) }))}
          />
          <SubmitButton intent="create">{t('submit')}</SubmitButton>
        </Form>
      </Section>
    </div>
  );
}

function DisplayMenu({ display: { id, name } }: { display: LiveDisplay }) {
  const t = useTexts(displaysTexts);
  return (
    <RowMenu name={name}>
      <Form method="post" isDraft={false} preventScrollReset>
        <RowButton value={`delete:${id}`} isDangerous>
          {t('delete')}
        </RowButton>
      </Form>
    </RowMenu>
  );
}
