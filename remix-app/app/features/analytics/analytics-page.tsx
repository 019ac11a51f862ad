import { ACTIVE_PERIODS, ANALYTICS } from '@gatehouse/contracts';
import { Alert, Anchor, NativeSelect, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Filters, OwnerField, UnknownOwner } from '~/components/list/list';
import { PageHeader } from '~/components/shell/page-header';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { ActiveUsersSection } from './active-users-section';
import { AdoptionSection } from './adoption-section';
import type { AnalyticsView } from './analytics.server';
import { FunnelSection } from './funnel-section';
import { RiskSection } from './risk-section';
import { SignInsSection } from './sign-ins-section';
import { analyticsTexts } from './texts/analytics';
import { TimesSection } from './times-section';

/** Sign-ins, active users and adoption over a range of days. */
export function AnalyticsPage({ view }: { view: AnalyticsView }) {
  const t = useTexts(analyticsTexts);
  const { base, of, owner, isPlatform, isUnknown, mayChange, dimension, period, signIns, wrongRange } = view;
  const when = <When at={signIns.asOf} />;
  const settings = `/admin/settings${isPlatform ? `?of=${encodeURIComponent(of)}` : ''}`;
  return (
    <>
      <PageHeader
        title={t('title')}
        action={
          mayChange && (
            <Anchor component={Link} to={settings} size="sm">
              {t('timeZone')}
            </Anchor>
          )
        }
      >
        {t('about')}{' '}
        {owner
          ? t.rich('updatedOf', { organization: <bdi>{owner}</bdi>, when })
          : t.rich('updated', { when })}
      </PageHeader>
      {isUnknown && <UnknownOwner of={of} />}
      {wrongRange && (
        <Alert role="alert" color="amber" variant="light" mb="md">
          {t('wrongRange', { why: wrongRange })}
        </Alert>
      )}
      <Filters
        base={base}
        submit={t('show')}
        held={{ of, from: signIns.from, to: signIns.to, dimension, period }}
        isNarrowed={view.isNarrowed}
      >
        {isPlatform && <OwnerField value={of} />}
        <TextInput name="from" type="date" label={t('from')} defaultValue={signIns.from} max={signIns.to} />
        <TextInput name="to" type="date" label={t('to')} defaultValue={signIns.to} />
        <NativeSelect
          name="dimension"
          label={t('dimension')}
          defaultValue={dimension}
          data={view.dimensions.map((value) => ({ value, label: t(`d_${value}`) }))}
        />
        <NativeSelect
          name="period"
          label={t('period')}
          defaultValue={period}
          data={ACTIVE_PERIODS.map((value) => ({ value, label: t(value) }))}
        />
      </Filters>
      <SignInsSection view={view} most={ANALYTICS.mostValues} />
      <RiskSection view={view} />
      <TimesSection view={view} />
      <ActiveUsersSection view={view} />
      <AdoptionSection view={view} />
      {view.funnels.map((report) => (
        <FunnelSection key={report.funnel} view={view} report={report} />
      ))}
    </>
  );
}
