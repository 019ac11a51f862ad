import { Badge } from '@mantine/core';
import { Section } from '~/components/panel/section';
import { PageHeader } from '~/components/shell/page-header';
import {
  DEPLOYMENT_LAYERS,
  FEATURES,
  type FeatureStatus,
  type Layer,
  SECURITY_LAYERS,
  TECHNOLOGIES,
  type TechnologyStatus,
} from './architecture';
import classes from './architecture.module.css';

const TONES: Record<FeatureStatus | TechnologyStatus, string> = {
  Implemented: 'green',
  Deployed: 'brand',
  Active: 'green',
  Planned: 'gray',
};

export function ArchitecturePage() {
  return (
    <>
      <PageHeader title="Architecture">What Gatehouse is made of, and how far each part is.</PageHeader>
      <Section title="Features">
        <ul className={classes.cards}>
          {FEATURES.map(({ name, status, text }) => (
            <li key={name} className={classes.card}>
              <div className={classes.head}>
                <h3 className={classes.name}>{name}</h3>
                <Status status={status} />
              </div>
              <p className={classes.text}>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Technologies">
        <div className={classes.technologies}>
          {TECHNOLOGIES.map(({ group, items }) => (
            <div key={group} className={classes.card}>
              <h3 className={classes.name}>{group}</h3>
              <ul className={classes.list}>
                {items.map(({ name, status }) => (
                  <li key={name} className={classes.head}>
                    {name}
                    <Status status={status} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
      <div className={classes.stacks}>
        <div>
          <Section title="Deployment layers" about="From the browser inwards.">
            <Layers layers={DEPLOYMENT_LAYERS} />
          </Section>
        </div>
        <div>
          <Section title="Security layers" about="From the network inwards.">
            <Layers layers={SECURITY_LAYERS} />
          </Section>
        </div>
      </div>
    </>
  );
}

function Status({ status }: { status: FeatureStatus | TechnologyStatus }) {
  return (
    <Badge variant="light" color={TONES[status]} tt="none" fw={600} style={{ flex: 'none' }}>
      {status}
    </Badge>
  );
}

function Layers({ layers }: { layers: readonly Layer[] }) {
  return (
    <ol className={classes.layers}>
      {layers.map(({ name, text }) => (
        <li key={name} className={classes.layer}>
          <strong>{name}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
