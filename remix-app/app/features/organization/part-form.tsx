import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Conflict } from '~/components/forms/conflict';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { useFirstError } from '~/components/forms/use-first-error';
import panel from '~/components/panel/panel.module.css';
import type { OrganizationView } from './organization.server';
import type { OrganizationState } from './organization-state';

export interface PartProps {
  organization: NonNullable<OrganizationView['about']>['organization'];
  state: OrganizationState | undefined;
}

interface Props extends PartProps {
  id: string;
  title: string;
  about: string;
  /** Whether it submits a file. */
  sendsFile?: boolean;
  children: ReactNode;
}

/** One part of the settings, saved separately; all parts share the version of the organization. */
export function PartForm({ organization, state, id, title, about, sendsFile, children }: Props) {
  const form = useFirstError(state);
  return (
    <Form
      method="post"
      noValidate
      ref={form}
      className={panel.panel}
      key={organization.version}
      aria-labelledby={id}
      {...(sendsFile && { encType: 'multipart/form-data' as const })}
    >
      <h3 id={id} className={panel.panelTitle}>
        {title}
      </h3>
      <p className={panel.panelAbout}>{about}</p>
      <input type="hidden" name="tenantId" value={organization.id} />
      <input type="hidden" name="version" value={state?.version ?? organization.version} />
      <Stack gap="lg">
        {state?.conflict ? (
          <Conflict differences={state.conflict} what="organization" />
        ) : (
          <FormAlert state={state} />
        )}
        {children}
      </Stack>
    </Form>
  );
}
