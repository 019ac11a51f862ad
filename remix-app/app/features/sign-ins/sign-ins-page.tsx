import { ATTEMPT_METHODS, RISK_LEVELS } from '@gatehouse/contracts';
import { NativeSelect, TextInput } from '@mantine/core';
import {
  Blank,
  Filters,
  ItemName,
  ListPage,
  OwnerField,
  SearchField,
  UnknownOwner,
} from '~/components/list/list';
import { OneLine } from '~/components/list/one-line';
import { When } from '~/components/when';
import { useFormats, useTexts } from '~/texts/texts-context';
import { AttemptOutcome } from './attempt-outcome';
import type { SignIns } from './sign-ins.server';
import { signInLogTexts } from './texts/log';
import { methodKey, nameOf } from './words';

/** Every attempt to sign in and every request of an application, newest first. */
export function SignInsPage({ log }: { log: SignIns }) {
  const t = useTexts(signInLogTexts);
  // A calendar day has no time zone.
  const days = useFormats('UTC');
  const { base, view, of, isPlatform, isUnknown, keptDays } = log;
  const { search, result, method, risk, user, connection, application, from, until } = view;
  const held = { ...view, of };
  return (
    <ListPage
      {...log}
      title={t('title')}
      about={t('about', { days: keptDays })}
      isNarrowed={Object.values(held).some(Boolean)}
      filters={
        <Filters
          base={base}
          submit={t('show')}
          held={held}
          chips={[
            { name: 'of', label: isPlatform && of && t('organizationChip', { text: of }) },
            { name: 'search', label: search && t('searchChip', { text: search }) },
            { name: 'result', label: result && t(result) },
            { name: 'method', label: method && t(methodKey(method)) },
            { name: 'risk', label: risk && t(`risk_${risk}`) },
            { name: 'user', label: user && t('userChip') },
            { name: 'connection', label: connection && t('connectionChip') },
            { name: 'application', label: application && t('applicationChip') },
            { name: 'from', label: from && t('fromChip', { day: days.date(from) }) },
            { name: 'until', label: until && t('untilChip', { day: days.date(until) }) },
          ]}
        >
          <SearchField value={search} placeholder={t('search')} />
          {isPlatform && <OwnerField value={of} />}
          <NativeSelect
            name="result"
            label={t('result')}
            defaultValue={result ?? ''}
            data={[
              { value: '', label: t('anyResult') },
              { value: 'failure', label: t('failure') },
              { value: 'success', label: t('success') },
            ]}
          />
          <NativeSelect
            name="method"
            label={t('method')}
            defaultValue={method ?? ''}
            data={[
              { value: '', label: t('anyMethod') },
              ...ATTEMPT_METHODS.map((value) => ({ value, label: t(methodKey(value)) })),
            ]}
          />
          <NativeSelect
            name="risk"
            label={t('risk')}
            defaultValue={risk ?? ''}
            data={[
              { value: '', label: t('anyRisk') },
              ...RISK_LEVELS.map((value) => ({ value: value as string, label: t(`risk_${value}`) })),
            ]}
          />
          <TextInput name="from" type="date" label={t('from')} defaultValue={from} />
          <TextInput name="until" type="date" label={t('until')} defaultValue={until} />
          {[
            ['user', user],
            ['connection', connection],
            ['application', application],
          ].map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
        </Filters>
      }
      columns={[
        {
          label: t('user'),
          cell: (attempt) => (
            <ItemName to={`${base}/${attempt.id}`} name={nameOf(attempt, t('unknownUser'))}>
              {t(methodKey(attempt.method))}
            </ItemName>
          ),
        },
        {
          label: t('result'),
          cell: (attempt) => (
            // With organizations, its six columns are wider than many screens.
            <div data-scrolls={isPlatform || undefined}>
              <AttemptOutcome attempt={attempt} />
              {attempt.count > 1 && <> {t('count', { count: attempt.count })}</>}
            </div>
          ),
        },
        {
          label: t('through'),
          cell: ({ connection: through, application: app }) => (
            <OneLine text={(app ?? through)?.name ?? (app ?? through)?.id ?? '–'} />
          ),
        },
        isPlatform && {
          label: t('organization'),
          cell: ({ tenant }) => <OneLine text={tenant ? (tenant.name ?? tenant.id) : t('platform')} />,
        },
        { label: t('ip'), cell: ({ ip }) => <bdi>{ip ?? '–'}</bdi> },
        { label: t('time'), cell: ({ at }) => <When at={at} /> },
      ]}
      noMatch={<Blank title={t('noMatch')}>{t('noMatchAbout')}</Blank>}
      empty={<Blank title={t('empty')}>{t('emptyAbout')}</Blank>}
    >
      {isUnknown && <UnknownOwner of={of} />}
    </ListPage>
  );
}
