import type { SigningKeyDto } from '@gatehouse/contracts';
import { Alert, Anchor, Badge, Button, Stack, Text, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconCircleCheck, IconClock, IconHistory, IconRefresh, type TablerIcon } from '@tabler/icons-react';
import { FilterForm } from '~/components/forms/filter-form';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import classes from '~/components/list/list.module.css';
import { ListBar } from '~/components/list/list-bar';
import { OneLine } from '~/components/list/one-line';
import { Pages } from '~/components/list/pages';
import { CopyButton } from '~/components/panel/copy';
import panel from '~/components/panel/panel.module.css';
import { PageTitle } from '~/components/shell/page-title';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import type { KeyList } from './keys.server';
import { keysTexts } from './texts/keys';

interface Props {
  list: KeyList;
  state: FormState | undefined;
}

/** The keys that sign tokens: which is in use, which comes next, and which only verify. */
export function KeysPage({ list, state }: Props) {
  const t = useTexts(keysTexts);
  const { keys, tenant, unknown, pages, range } = list;
  return (
    <>
      <div className={classes.head}>
        <div>
          <PageTitle>{t('title')}</PageTitle>
          <Text c="dimmed" size="sm" mt={4}>
            {tenant ? t.rich('aboutTenant', { organization: <bdi>{tenant.name}</bdi> }) : t('aboutShared')}
          </Text>
        </div>
      </div>
      <Issuer tenant={tenant} unknown={unknown} />
      <ListBar range={range} />
      <div className={classes.frame}>{keys.length > 0 ? <Table keys={keys} /> : <Empty />}</div>
      <Pages {...pages} />
      <Rotation list={list} state={state} />
    </>
  );
}

function Issuer({ tenant, unknown }: Pick<KeyList, 'tenant' | 'unknown'>) {
  const t = useTexts(keysTexts);
  return (
    <>
      {unknown && (
        <Alert role="alert" color="amber" variant="light" mb="md">
          {t.rich('unknown', { text: unknown, b: (inner) => <strong>{inner}</strong> })}
        </Alert>
      )}
      <FilterForm className={classes.filters} held={{ of: tenant?.slug ?? '' }}>
        <TextInput
          name="of"
          label={t('organization')}
          placeholder={t('placeholder')}
          defaultValue={tenant?.slug ?? ''}
          maxLength={120}
        />
        <Button type="submit" variant="default">
          {t('show')}
        </Button>
        {tenant && (
          <Anchor component={Link} to="/superadmin/keys" size="sm" pb={8}>
            {t('showShared')}
          </Anchor>
        )}
      </FilterForm>
    </>
  );
}

const LOOKS: Record<SigningKeyDto['status'], { color: string; Drawing: TablerIcon }> = {
  current: { color: 'green', Drawing: IconCircleCheck },
  next: { color: 'amber', Drawing: IconClock },
  retired: { color: 'gray', Drawing: IconHistory },
};

const USES = {
  current: 'currentAbout',
  next: 'nextAbout',
  retired: 'retiredAbout',
} as const satisfies Record<SigningKeyDto['status'], string>;

const FOR = { RS256: 'idTokens', ES256: 'accessTokens' } as const satisfies Record<
  SigningKeyDto['alg'],
  string
>;

function Table({ keys }: { keys: readonly SigningKeyDto[] }) {
  const t = useTexts(keysTexts);
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('keyId')}</th>
          <th scope="col">{t('status')}</th>
          <th scope="col">{t('algorithm')}</th>
          <th scope="col">{t('created')}</th>
          <th scope="col">{t('activated')}</th>
          <th scope="col">{t('retiredOn')}</th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <Row key={key.id} signing={key} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ signing }: { signing: SigningKeyDto }) {
  const t = useTexts(keysTexts);
  const { kid, alg, status, created_at, activated_at, retired_at } = signing;
  const { color, Drawing } = LOOKS[status];
  return (
    <tr>
      <td>
        <div style={{ minWidth: 0 }}>
          <div className={classes.named}>
            <OneLine text={kid}>
              <code style={{ fontSize: 13 }}>{kid}</code>
            </OneLine>
            <CopyButton text={kid} of={kid} />
          </div>
          <div className={classes.quiet}>{t(USES[status])}</div>
        </div>
      </td>
      <td data-label={t('status')}>
        <Badge
          color={color}
          variant="light"
          tt="none"
          leftSection={<Drawing size={14} stroke={2} aria-hidden="true" />}
        >
          {t(status)}
        </Badge>
      </td>
      <td data-label={t('algorithm')}>
        <div>
          {alg}
          <div className={classes.quiet}>{t(FOR[alg])}</div>
        </div>
      </td>
      <td data-label={t('created')}>
        <When at={created_at} />
      </td>
      <td data-label={t('activated')}>{activated_at ? <When at={activated_at} /> : t('notYet')}</td>
      <td data-label={t('retiredOn')}>{retired_at ? <When at={retired_at} /> : t('no')}</td>
    </tr>
  );
}

function Empty() {
  const t = useTexts(keysTexts);
  return (
    <div className={classes.empty}>
      <Text fw={600}>{t('empty')}</Text>
      <Text c="dimmed" size="sm" mt={4}>
        {t('emptyAbout')}
      </Text>
    </div>
  );
}

function Rotation({ list: { keys, tenant }, state }: Props) {
  const t = useTexts(keysTexts);
  if (keys.length === 0) return null;
  return (
    <section className={panel.panel} style={{ marginTop: 24 }} aria-labelledby="rotate">
      <h2 id="rotate" className={panel.panelTitle}>
        {t('rotate')}
      </h2>
      <p className={panel.panelAbout}>{t('rotateAbout')}</p>
      <Form method="post">
        <Stack gap="md">
          <FormAlert state={state} />
          {tenant && <input type="hidden" name="tenant" value={tenant.id} />}
          <SubmitButton
            intent="rotate"
            variant="default"
            leftSection={<IconRefresh size={16} stroke={1.6} aria-hidden="true" />}
            style={{ alignSelf: 'start' }}
          >
            {t('rotate')}
          </SubmitButton>
        </Stack>
      </Form>
    </section>
  );
}
