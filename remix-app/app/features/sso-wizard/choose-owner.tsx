import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import classes from './sso-wizard.module.css';
import type { WizardStartView } from './sso-wizard.server';
import type { WizardState } from './wizard-form';

/** The form that the field of the search belongs to; it stands beside the one that begins. */
export const SEARCH = 'find-organization';

interface Props {
  view: Pick<WizardStartView, 'tenants' | 'search' | 'hasMore'>;
  state: WizardState | undefined;
}

/** Whose directory it is: a new organization, or any that is here, found by its name. */
export function ChooseOwner({ view, state }: Props) {
  const { tenants, search, hasMore } = view;
  return (
    <div className={classes.owner}>
      <NativeSelect
        // What was found is another list: it begins anew, with the first of them.
        key={search}
        name="owner"
        label="Organization"
        description="Whose people will sign in with it."
        defaultValue={state?.values.owner ?? (search ? tenants[0]?.id : undefined) ?? 'new'}
        error={state?.errors.tenantId ?? state?.errors.newOrganisation}
        data={[
          { value: 'new', label: 'A new organization, named as its directory says' },
          ...tenants.map(({ id, name, code }) => ({ value: id, label: `${name} (${code})` })),
        ]}
      />
      {(search || hasMore) && (
        <div className={classes.find}>
          <TextInput
            form={SEARCH}
            type="search"
            name="of"
            label="Find an organization"
            placeholder="Name, code or slug"
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
            Find
          </Button>
          <p className={classes.found} role="status">
            {foundText(search, tenants.length, hasMore)}
          </p>
        </div>
      )}
    </div>
  );
}

function foundText(search: string, count: number, hasMore: boolean): string {
  if (!search) return `The list shows the first ${count}.`;
  if (count === 0) return `No organization has "${search}" in its name, code or slug.`;
  if (hasMore) return `More than ${count} match: the list shows the first ones.`;
  return count === 1 ? 'One matches, and is chosen above.' : `${count} match; choose above.`;
}
