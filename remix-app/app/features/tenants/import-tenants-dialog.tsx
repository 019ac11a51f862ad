import { Anchor, Group, Stack } from '@mantine/core';
import { Link } from '@remix-run/react';
import { CsvText } from '~/components/forms/csv-text';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { RouteDialog } from '~/components/panel/route-dialog';
import type { RecentImport } from '~/features/imports/imports.server';
import { RecentImports } from '../imports/recent-imports';
import { ImportResult } from './import-result';
import type { ImportState } from './tenant-import.server';

interface Props {
  /** Address of the list below. */
  list: string;
  state: ImportState | undefined;
  recent: readonly RecentImport[];
  /** Lines to correct. */
  text: string;
}

/** Sets many up from a file. First it says what is wrong with which line; then the good lines are imported. */
export function ImportTenantsDialog({ list, state, recent, text }: Props) {
  const form = useFirstError(state);
  const result = state?.result ?? null;
  const create = result?.create ?? 0;
  return (
    <RouteDialog title="Import tenants" closesTo={list}>
      <Form method="post" noValidate ref={form} encType="multipart/form-data">
        <input type="hidden" name="id" value={state?.values.id ?? ''} />
        <Stack gap="md">
          <FormAlert state={state} />
          {result && <ImportResult result={result} />}
          <CsvText
            name="csv"
            label="Or paste its content"
            about="Its first line names the columns: name, domain, adminEmail and, if wanted, plan and status."
            placeholder={'name,domain,adminEmail\nAcme,acme.com,it@acme.com'}
            text={state?.values.csv ?? text}
            error={state?.errors.csv}
            isChecked={result !== null}
            longest={2_000_000}
          />
          <Group justify="space-between">
            <Anchor component={Link} to={list} size="sm">
              Cancel
            </Anchor>
            <Group gap="sm">
              <SubmitButton intent="check" variant={create > 0 ? 'default' : 'filled'}>
                {result ? 'Check again' : 'Check first'}
              </SubmitButton>
              {create > 0 && (
                <SubmitButton intent="import">
                  {create === 1 ? 'Set up 1 tenant' : `Set up ${create.toLocaleString('en')} tenants`}
                </SubmitButton>
              )}
            </Group>
          </Group>
        </Stack>
      </Form>
      <RecentImports recent={recent} />
    </RouteDialog>
  );
}
