import { PLAN_NAMES, type PlanUsage, type TenantProduct } from '@gatehouse/contracts';
import { Badge, Group, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import type { FormState } from '~/form-state';
import { PlanUsages } from '../plans/plan-usages';
import { dayOf, STANDINGS, standingNote } from '../products/standings';
import classes from './tenant-plan.module.css';

interface Props {
  usage: PlanUsage | null;
  products: TenantProduct[] | null;
  /** Nothing is granted to one that is deleted. */
  isDeleted: boolean;
  /** The answer to what was asked about a product. */
  state: FormState | undefined;
}

/** How much of its plan a tenant has taken, and the products that it has, with what a superadmin grants beside. */
export function TenantPlan({ usage, products, isDeleted, state }: Props) {
  return (
    <section aria-label="Plan and products">
      {usage && (
        <>
          <h3 className={classes.title}>{PLAN_NAMES[usage.plan]}</h3>
          {usage.requested && (
            <Text size="sm" c="dimmed">
              The {PLAN_NAMES[usage.requested]} is asked for.
            </Text>
          )}
          <PlanUsages usage={usage} />
        </>
      )}
      {products && (
        <>
          <h3 className={classes.title}>Products</h3>
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

function Standing({ product }: { product: TenantProduct }) {
  const { label, color } = STANDINGS[product.standing];
  // A grant stays beside a plan that has the product, for the plan may become a smaller one.
  const beside =
    product.standing === 'included' && product.grantedAt
      ? `granted ${product.grantedUntil ? `until ${dayOf(product.grantedUntil)}` : 'without an end'} too`
      : standingNote(product);
  return (
    <Group gap="xs">
      {beside && (
        <Text size="sm" c="dimmed">
          {beside}
        </Text>
      )}
      <Badge variant="light" color={color} tt="none" fw={600}>
        {product.standing === 'included' ? 'In the plan' : label.replace('your', 'the')}
      </Badge>
    </Group>
  );
}

/** Opened in place, so that it works without script too. */
function Grant({ product }: { product: TenantProduct }) {
  const { slug, name, standing, grantedAt, grantedUntil } = product;
  return (
    <details className={classes.grant} key={`${grantedAt} ${grantedUntil}`}>
      <summary>
        {grantedAt ? 'Change the grant' : standing === 'requested' ? 'Grant what is asked for' : 'Grant'}
        <VisuallyHidden> of {name}</VisuallyHidden>
      </summary>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="product" value={slug} />
        <Group align="end" gap="sm">
          <TextInput
            type="date"
            name="until"
            label="Until"
            description="The last day; empty for no end."
            defaultValue={grantedUntil?.slice(0, 10) ?? ''}
          />
          <SubmitButton intent="grant-product" size="sm">
            {grantedAt ? 'Save' : 'Grant'} <VisuallyHidden>{name}</VisuallyHidden>
          </SubmitButton>
          {grantedAt && (
            <SubmitButton intent="take-back-product" size="sm" variant="default">
              Take back <VisuallyHidden>{name}</VisuallyHidden>
            </SubmitButton>
          )}
        </Group>
      </Form>
    </details>
  );
}
