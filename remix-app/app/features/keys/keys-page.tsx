import type { SigningKeyDto } from '@gatehouse/contracts';
import { Alert, Anchor, Badge, Button, Stack, Text, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconCircleCheck, IconClock, IconHistory, IconRefresh, type TablerIcon } from '@tabler/icons-react';
import { FilterForm } from '~/components/forms/filter-form';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import classes from '~/components/list/list.module.css';
import { Pages } from '~/components/list/pages';
import { CopyButton } from '~/components/panel/copy';
import panel from '~/components/panel/panel.module.css';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import type { KeyList } from './keys.server';

interface Props {
  list: KeyList;
  state: FormState | undefined;
}

/** The keys that sign tokens: which is in use, which comes next, and which only verify. */
export function KeysPage({ list, state }: Props) {
  const { keys, tenant, unknown, first, next } = list;
  return (
    <>
      <div className={classes.head}>
        <div>
          <h1 className={classes.title}>Signing keys</h1>
          <Text c="dimmed" size="sm" mt={4}>
            {tenant ? (
              <>
                Of the issuer of <bdi>{tenant.name}</bdi>, which no other organization's applications trust.
              </>
            ) : (
              'Of the issuer that every organization shares. They turn by themselves on schedule.'
            )}
          </Text>
        </div>
      </div>
      <Issuer tenant={tenant} unknown={unknown} />
      <div className={classes.frame}>{keys.length > 0 ? <Table keys={keys} /> : <Empty />}</div>
      <Pages first={first} next={next} />
      <Rotation list={list} state={state} />
    </>
  );
}

function Issuer({ tenant, unknown }: Pick<KeyList, 'tenant' | 'unknown'>) {
  return (
    <>
      {unknown && (
        <Alert role="alert" color="amber" variant="light" mb="md">
          There is no organization with the code or slug <strong>{unknown}</strong>. These are the keys that
          all share.
        </Alert>
      )}
      <FilterForm className={classes.filters} held={{ of: tenant?.slug ?? '' }}>
        <TextInput
          name="of"
          label="Organization"
          placeholder="Code or slug"
          defaultValue={tenant?.slug ?? ''}
          maxLength={120}
        />
        <Button type="submit" variant="default">
          Show its keys
        </Button>
        {tenant && (
          <Anchor component={Link} to="/superadmin/keys" size="sm" pb={8}>
            The shared ones
          </Anchor>
        )}
      </FilterForm>
    </>
  );
}

const LOOKS: Record<SigningKeyDto['status'], { label: string; color: string; Drawing: TablerIcon }> = {
  current: { label: 'Current', color: 'green', Drawing: IconCircleCheck },
  next: { label: 'Next', color: 'amber', Drawing: IconClock },
  retired: { label: 'Retired', color: 'gray', Drawing: IconHistory },
};

const USES: Record<SigningKeyDto['status'], string> = {
  current: 'Signs',
  next: 'Published, so that every client knows it when its turn comes',
  retired: 'Only verifies what it signed',
};

const FOR: Record<SigningKeyDto['alg'], string> = { RS256: 'ID tokens', ES256: 'Access tokens' };

function Table({ keys }: { keys: readonly SigningKeyDto[] }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Key ID</th>
          <th scope="col">Status</th>
          <th scope="col">Algorithm</th>
          <th scope="col">Made</th>
          <th scope="col">Signs since</th>
          <th scope="col">Retired</th>
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
  const { kid, alg, status, created_at, activated_at, retired_at } = signing;
  const { label, color, Drawing } = LOOKS[status];
  return (
    <tr>
      <td>
        <div style={{ minWidth: 0 }}>
          <code style={{ overflowWrap: 'anywhere', fontSize: 13 }}>{kid}</code>{' '}
          <CopyButton text={kid} of={kid} />
          <div className={classes.quiet}>{USES[status]}</div>
        </div>
      </td>
      <td data-label="Status">
        <Badge
          color={color}
          variant="light"
          tt="none"
          leftSection={<Drawing size={14} stroke={2} aria-hidden="true" />}
        >
          {label}
        </Badge>
      </td>
      <td data-label="Algorithm">
        <div>
          {alg}
          <div className={classes.quiet}>{FOR[alg]}</div>
        </div>
      </td>
      <td data-label="Made">
        <When at={created_at} />
      </td>
      <td data-label="Signs since">{activated_at ? <When at={activated_at} /> : 'Not yet'}</td>
      <td data-label="Retired">{retired_at ? <When at={retired_at} /> : 'No'}</td>
    </tr>
  );
}

function Empty() {
  return (
    <div className={classes.empty}>
      <Text fw={600}>No keys yet</Text>
      <Text c="dimmed" size="sm" mt={4}>
        An issuer's keys are made when an application first asks for it.
      </Text>
    </div>
  );
}

function Rotation({ list: { keys, tenant }, state }: Props) {
  if (keys.length === 0) return null;
  return (
    <section className={panel.panel} style={{ marginTop: 24 }} aria-labelledby="rotate">
      <h2 id="rotate" className={panel.panelTitle}>
        Turn the keys now
      </h2>
      <p className={panel.panelAbout}>
        The next keys sign from this moment on, and new ones are made to follow them. What the current ones
        signed stays valid until it runs out, so nobody is signed out. Do this when a key may have become
        known.
      </p>
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
            Rotate keys
          </SubmitButton>
        </Stack>
      </Form>
    </section>
  );
}
