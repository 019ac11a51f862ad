import type { CustomAttributeValue } from '@gatehouse/contracts';
import { Fragment } from 'react';
import { When } from '~/components/when';
import { useFormats, useTexts } from '~/texts/texts-context';
import classes from './attribute-values.module.css';
import { attributeTexts } from './texts/attributes';

/** Custom attributes of a user with their values, to be read. */
export function AttributeValues({ attributes }: { attributes: readonly CustomAttributeValue[] }) {
  return (
    <dl className={classes.values}>
      {attributes.map((attribute) => (
        <Fragment key={attribute.name}>
          <dt>
            <bdi>{attribute.label}</bdi>
          </dt>
          <dd>
            <Values {...attribute} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

function Values({ type, values }: CustomAttributeValue) {
  const t = useTexts(attributeTexts);
  const formats = useFormats();
  const [first] = values;
  if (first === undefined) return t('noValue');
  if (type === 'dateTime' && values.length === 1) return <When at={first} />;
  if (type === 'boolean') return formats.list(values.map((value) => t(value === 'true' ? 'yes' : 'no')));
  return <bdi>{formats.list(values)}</bdi>;
}
