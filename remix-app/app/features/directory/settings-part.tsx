import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { Disclosure } from '~/components/panel/disclosure';
import panel from '~/components/panel/panel.module.css';
import { useTexts } from '~/texts/texts-context';
import { AttributesSection } from './attributes-section';
import type { PartProps } from './directory-view';
import { directoryTabTexts } from './texts/tab';

/** How much may be taken away without asking, what happens after somebody leaves, and the end of provisioning. */
export function SettingsPart(props: PartProps) {
  return (
    <>
      <Settings {...props} />
      <AttributesSection {...props} />
      <TurnOff {...props} />
    </>
  );
}

function Settings({ id, view: { directory }, state }: PartProps) {
  const t = useTexts(directoryTabTexts);
  const form = useFirstError(state);
  const { settings, version } = directory;
  return (
    <section className={panel.panel} aria-label={t('settings')}>
      <Form method="post" noValidate ref={form}>
        <input type="hidden" name="version" value={version} />
        <Stack gap="md">
          <TextInput
            name="deactivateShare"
            label={t('share')}
            description={t('shareAbout')}
            inputMode="numeric"
            defaultValue={state?.values.deactivateShare ?? settings.deactivateShare}
            error={state?.errors.deactivateShare}
            rightSection="%"
            maw={420}
          />
          <TextInput
            name="deactivateLeast"
            label={t('least')}
            description={t('leastAbout')}
            inputMode="numeric"
            defaultValue={state?.values.deactivateLeast ?? settings.deactivateLeast}
            error={state?.errors.deactivateLeast}
            maw={420}
          />
          <NativeSelect
            name="onLeaving"
            label={t('onLeaving')}
            description={t('onLeavingAbout')}
            defaultValue={state?.values.onLeaving ?? settings.onLeaving}
            data={(['remove', 'suspend'] as const).map((value) => ({ value, label: t(value) }))}
            maw={420}
          />
          <SubmitButton intent={`directory-save:${id}`} style={{ alignSelf: 'start' }}>
            {t('save')}
          </SubmitButton>
        </Stack>
      </Form>
    </section>
  );
}

function TurnOff({ id, view: { directory } }: PartProps) {
  const t = useTexts(directoryTabTexts);
  return (
    <section className={`${panel.panel} ${panel.danger}`} aria-labelledby="turn-off">
      <h2 id="turn-off" className={panel.panelTitle}>
        {t('turnOffTitle')}
      </h2>
      <p className={panel.panelAbout}>{t('turnOffAbout')}</p>
      <Disclosure summary={t('turnOff')} isDangerous>
        <Form method="post">
          <input type="hidden" name="version" value={directory.version} />
          <SubmitButton intent={`directory-off:${id}`} color="red" mt="sm">
            {t('turnOff')}
          </SubmitButton>
        </Form>
      </Disclosure>
    </section>
  );
}
