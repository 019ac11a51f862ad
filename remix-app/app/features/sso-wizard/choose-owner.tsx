import type { Translate } from '@gatehouse/texts';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTexts } from '~/texts/texts-context';
import classes from './sso-wizard.module.css';
import type { WizardStartView } from './sso-wizard.server';
import { wizardStartTexts } from './texts/start';
import type { WizardState } from './wizard-form';

/** The form that the field of the search belongs to; it stands beside the one that begins. */
export const SEARCH = 'find-organization';

interface Props {
  view: Pick<WizardStartView, 'tenants' | 'search' | 'hasMore'>;
  state: WizardState | undefined;
}

/** The organization that the connection is for: a new one, or an existing one that is found by its name. */
export function ChooseOwner({ view, state }: Props) {
  const t = useTexts(wizardStartTexts);
  const { tenants, search, hasMore } = view;
  return (
    <div className={classes.owner}>
      <NativeSelect
        // What was found is another list: it begins anew, with the first of them.
        key={search}
        name="owner"
        label={t('organization')}
        description={t('organizationAbout')}
        defaultValue={state?.values.owner ?? (search ? tenants[0]?.id : undefined) ?? 'new'}
        error={state?.errors.tenantId ?? state?.errors.newOrganization}
        data={[
          { value: 'new', label: t('newOrganization') },
          ...tenants.map(({ id, name, code }) => ({ value: id, label: `${name} (${code})` })),
        ]}
      />
      {(search || hasMore) && (
        <div className={classes.find}>
          <TextInput
            form={SEARCH}
            type="search"
            name="of"
            label={t('find')}
            placeholder={t('findHint')}
            defaultValue={search}
            maxLength={120}
            size="sm"
          />
          <Button
            form={SEARCH}
            type="submit"
            variant="default"
            leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
          >
            {t('findButton')}
          </Button>
          <p className={classes.found} role="status">
            {foundText(t, search, tenants.length, hasMore)}
          </p>
        </div>
      )}
    </div>
  );
}

function foundText(
  t: Translate<typeof import('./texts/start/en').default>,
  search: string,
  count: number,
  hasMore: boolean,
): string {
  if (!search) return t('firstShown', { count });
  if (count === 0) return t('noneFound', { search });
  return t(hasMore ? 'manyFound' : 'found', { count });
}
