import type { SetUpLinkDto } from '@gatehouse/contracts';
import { Alert, Badge, NativeSelect, TextInput } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { Blank, Filters, ListPage, OwnerField, UnknownOwner } from '~/components/list/list';
import { RowButton, RowMenu } from '~/components/list/row-menu';
import { CopyField } from '~/components/panel/copy';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { LINK_STATES } from './hand-on';
import { providerName } from './providers';
import type { SetUpLinkList, SetUpLinkState } from './set-up-links.server';
import classes from './sso-wizard.module.css';
import { wizardLinksTexts } from './texts/links';
import { setUpLinksTexts } from './texts/set-up-links';
import { wizardTexts } from './texts/wizard';

interface Props {
  list: SetUpLinkList;
  state: SetUpLinkState | undefined;
}

/** The set-up links of an organization, or of all: created, listed with their last use, and revoked. */
export function SetUpLinksPage({ list, state }: Props) {
  const t = useTexts(setUpLinksTexts);
  const links = useTexts(wizardLinksTexts);
  const shared = useTexts(wizardTexts);
  const { showsOwner, of, here, isUnknown } = list;
  return (
    <ListPage
      {...list}
      title={t('title')}
      about={t('about')}
      isNarrowed={of !== ''}
      filters={
        showsOwner && (
          <Filters base={here} held={{ of }}>
            <OwnerField value={of} />
          </Filters>
        )
      }
      columns={[
        {
          label: t('state'),
          cell: ({ state }) => (
            <Badge color={LINK_STATES[state].color} variant="light" tt="none">
              {links(LINK_STATES[state].label)}
            </Badge>
          ),
        },
        showsOwner && { label: t('organization'), cell: ({ tenantName }) => <bdi>{tenantName}</bdi> },
        {
          label: t('provider'),
          cell: ({ provider }) => (provider ? providerName(provider, shared) : t('notChosen')),
        },
        { label: t('created'), cell: ({ createdAt }) => <When at={createdAt} /> },
        { label: t('expires'), cell: ({ expiresAt }) => <When at={expiresAt} /> },
        {
          label: t('lastUse'),
          cell: ({ lastUsedAt }) => (lastUsedAt ? <When at={lastUsedAt} /> : t('neverUsed')),
        },
        {
          label: t('actions'),
          isAction: true,
          cell: (link) => link.state !== 'expired' && link.state !== 'revoked' && <LinkMenu link={link} />,
        },
      ]}
      empty={<Blank title={t('empty')}>{t('emptyAbout')}</Blank>}
    >
      <NewLink list={list} state={state} />
      {isUnknown && <UnknownOwner of={of} />}
    </ListPage>
  );
}

function NewLink({ list: { showsOwner, of }, state }: Props) {
  const t = useTexts(setUpLinksTexts);
  const links = useTexts(wizardLinksTexts);
  const form = useFirstError(state);
  return (
    <section className={classes.panel} aria-labelledby="new-link" style={{ marginBottom: 20 }}>
      <h2 id="new-link" className={classes.panelTitle}>
        {t('newTitle')}
      </h2>
      {state?.link && (
        <Alert role="status" color="brand" variant="light" title={links('created')}>
          <CopyField label={links('link')} value={state.link} />
        </Alert>
      )}
      {state?.message && <FormAlert state={state} />}
      <Form method="post" noValidate ref={form} className={classes.newLink}>
        {showsOwner && (
          <TextInput
            name="owner"
            label={t('organization')}
            placeholder={t('codeOrSlug')}
            defaultValue={state?.values.owner ?? of}
            error={state?.errors.owner ?? state?.errors.tenantId}
            maxLength={120}
          />
        )}
        <NativeSelect
          name="hours"
          label={links('expiry')}
          defaultValue={state?.values.hours ?? '72'}
          data={[24, 72, 168, 336].map((hours) => ({
            value: String(hours),
            label: links('days', { count: hours / 24 }),
          }))}
        />
        <TextInput
          name="returnUrl"
          type="url"
          inputMode="url"
          label={t('returnUrl')}
          description={t('returnUrlAbout')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder="https://"
          defaultValue={state?.values.returnUrl}
          error={state?.errors.returnUrl}
          maxLength={2048}
        />
        <SubmitButton intent="create">{links('create')}</SubmitButton>
      </Form>
    </section>
  );
}

function LinkMenu({ link: { id, tenantName } }: { link: SetUpLinkDto }) {
  const links = useTexts(wizardLinksTexts);
  return (
    <RowMenu name={tenantName ?? id}>
      <Form method="post" isDraft={false} preventScrollReset>
        <RowButton value={`revoke:${id}`} isDangerous>
          {links('revoke')}
        </RowButton>
      </Form>
    </RowMenu>
  );
}
