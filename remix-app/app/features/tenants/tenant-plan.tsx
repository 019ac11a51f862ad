import type { PlanUsage, TenantProduct } from '@gatehouse/contracts';
import type { Formats, Translate } from '@gatehouse/texts';
import { Badge, Group, Text, TextInput, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { Disclosure } from '~/components/panel/disclosure';
import { useTimeZone } from '~/components/use-time-zone';
import type { FormState } from '~/form-state';
import { useFormats, useTexts } from '~/texts/texts-context';
import { PlanUsages } from '../plans/plan-usages';
import { planNames } from '../plans/texts/names';
import { STANDING_COLORS } from '../products/standings';
import classes from './tenant-plan.module.css';
import { tenantTexts } from './texts/tenant';

type Texts = Translate<typeof import('./texts/tenant/en').default>;

interface Props {
  usage: PlanUsage | null;
  products: TenantProduct[] | null;
  /** Deleted tenants get no grants. */
  isDeleted: boolean;
  /** The response to a product form. */
  state: FormState | undefined;
}

/** Usage of a tenant's plan, and its products, with the grants of a superadmin. */
export function TenantPlan({ usage, products, isDeleted, state }: Props) {
  const t = useTexts(tenantTexts);
  const nameOf = useTexts(planNames);
  return (
    <section aria-label={t('planAndProducts')}>
      {usage && (
        <>
          <h2 className={classes.title}>{nameOf(usage.plan)}</h2>
          {usage.requested && (
            <Text size="sm" c="dimmed">
              {t('planRequested', { plan: nameOf(usage.requested) })}
            </Text>
          )}
          <PlanUsages usage={usage} />
        </>
      )}
      {products && (
        <>
          <h2 className={classes.title}>{t('products')}</h2>
          <FormAlert state={state} />
          <ul className={classes.products}>
            {products.map((product) => (
              <li key={product.slug}>
                <div className={classes.line}>
                  <span>{product.name}</span>
                  <Standing product={product} />
                </div>
                {!isDeleted && <Grant product={product} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const LABELS = {
  included: 'included',
  granted: 'granted',
  requested: 'requested',
  none: 'notIncluded',
} as const satisfies Record<TenantProduct['standing'], string>;

function Standing({ product }: { product: TenantProduct }) {
  const t = useTexts(tenantTexts);
  const note = noteOf(product, t, useFormats(useTimeZone()));
  return (
    <Group gap="xs">
      {note && (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
      <Badge variant="light" color={STANDING_COLORS[product.standing]} tt="none" fw={600}>
        {t(LABELS[product.standing])}
      </Badge>
    </Group>
  );
}

/** Details of the label, such as the end or the start. Days are in UTC, so that they are the same for all readers. */
function noteOf(product: TenantProduct, t: Texts, formats: Formats): string | null {
  const { standing, grantedAt, grantedUntil, requestedAt, endedAt } = product;
  // A grant stays beside a plan that includes the product, because the plan may be downgraded.
  if (standing === 'included' && grantedAt) {
    return grantedUntil ? t('alsoGrantedUntil', { day: formats.date(grantedUntil) }) : t('alsoGranted');
  }
  if (standing === 'granted' && grantedUntil) return t('grantedUntil', { day: formats.date(grantedUntil) });
  if (standing === 'requested' && requestedAt) return t('requestedOn', { day: formats.date(requestedAt) });
  return standing === 'none' && endedAt ? t('endedOn', { day: formats.date(endedAt) }) : null;
}

/** Expands in place, so that it works without script. */
function Grant({ product }: { product: TenantProduct }) {
  const t = useTexts(tenantTexts);
  const { slug, name, standing, grantedAt, grantedUntil } = product;
  const values = {
    product: name,
    hidden: (inner: ReactNode) => <VisuallyHidden>{inner}</VisuallyHidden>,
  };
  return (
    <Disclosure
      className={classes.grant}
      key={`${grantedAt} ${grantedUntil}`}
      summary={t.rich(
        grantedAt ? 'changeGrant' : standing === 'requested' ? 'grantRequest' : 'grantOpen',
        values,
      )}
    >
      <Form method="post" preventScrollReset>
        <input type="hidden" name="product" value={slug} />
        <Group align="end" gap="sm">
          <TextInput
            type="date"
            name="until"
            label={t('until')}
            description={t('untilAbout')}
            defaultValue={grantedUntil?.slice(0, 10) ?? ''}
          />
          <SubmitButton intent="grant-product" size="sm">
            {t.rich(grantedAt ? 'saveGrant' : 'grantOpen', values)}
          </SubmitButton>
          {grantedAt && (
            <SubmitButton intent="take-back-product" size="sm" variant="default">
              {t.rich('revokeGrant', values)}
            </SubmitButton>
          )}
        </Group>
      </Form>
    </Disclosure>
  );
}
