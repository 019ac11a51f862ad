import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import { Conflict } from '~/components/forms/conflict';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import panel from '~/components/panel/panel.module.css';
import { When } from '~/components/when';
import type { PolicyState, SecurityView } from './sign-in-policy.server';
import { UPSTREAM_CHOICES } from './upstream-choices';

interface Props {
  policy: NonNullable<SecurityView['about']>['policy'];
  state: PolicyState | undefined;
}

/** What the organization asks of those who sign in. */
export function PolicyForm({ policy, state }: Props) {
  const form = useFirstError(state);
  const typed = (name: keyof typeof policy) => state?.values[name] ?? String(policy[name]);
  const isRequired = state ? state.values.secondFactor === 'required' : policy.secondFactor === 'required';
  return (
    <Form
      method="post"
      noValidate
      ref={form}
      className={panel.panel}
      key={policy.version}
      aria-labelledby="policy"
    >
      <h2 id="policy" className={panel.panelTitle}>
        Sign-in policy
      </h2>
      <p className={panel.panelAbout}>Holds for everybody in the organization from their next sign-in.</p>
      <input type="hidden" name="tenantId" value={policy.tenantId} />
      <input type="hidden" name="version" value={state?.version ?? policy.version} />
      <Stack gap="lg">
        {state?.conflict ? (
          <Conflict differences={state.conflict} what="policy" />
        ) : (
          <FormAlert state={state} />
        )}
        <TextInput
          name="passwordMinLength"
          type="number"
          min={8}
          max={64}
          maw={220}
          label="Shortest password"
          description="In characters, 8 to 64. Length protects; no other rules of composition are asked for. Whoever has a shorter one keeps it until they change it."
          defaultValue={typed('passwordMinLength')}
          error={state?.errors.passwordMinLength}
          required
          withAsterisk={false}
          styles={{ description: { width: 'min(560px, 78vw)' } }}
        />
        <Checkbox
          radius="sm"
          name="secondFactor"
          value="required"
          label="Require a second factor"
          description="An authenticator app or a passkey. Who has none is asked to set one up, and is not let in without it after the days of grace."
          defaultChecked={isRequired}
        />
        {policy.requiredSince && (
          <p className={panel.note} style={{ margin: '-8px 0 0 32px' }}>
            Required since <When at={policy.requiredSince} />.
          </p>
        )}
        <TextInput
          name="graceDays"
          type="number"
          min={0}
          max={90}
          maw={220}
          label="Days of grace"
          description="0 to 90, counted from the day it was required or somebody joined. With 0 it is asked for at the next sign-in."
          defaultValue={typed('graceDays')}
          error={state?.errors.graceDays}
          required
          withAsterisk={false}
          styles={{ description: { width: 'min(560px, 78vw)' } }}
        />
        <NativeSelect
          name="upstreamFactor"
          label="When people come through your own directory"
          description="Google Workspace, Microsoft Entra ID and others may have asked for a second factor themselves."
          data={UPSTREAM_CHOICES.map(({ value, label }) => ({ value: value as string, label }))}
          defaultValue={typed('upstreamFactor')}
          error={state?.errors.upstreamFactor}
        />
        <SubmitButton intent="save" style={{ alignSelf: 'start' }}>
          Save policy
        </SubmitButton>
      </Stack>
    </Form>
  );
}
