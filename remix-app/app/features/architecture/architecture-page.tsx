import { Badge } from '@mantine/core';
import { Section } from '~/components/panel/section';
import { PageHeader } from '~/components/shell/page-header';
import { usePageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
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
import { architectureTexts } from './texts/page';

const TONES: Record<FeatureStatus | TechnologyStatus, string> = {
  implemented: 'green',
  deployed: 'brand',
  active: 'green',
  planned: 'gray',
};

export function ArchitecturePage() {
  const t = useTexts(architectureTexts);
  return (
    <>
      <PageHeader title={usePageTitle()}>{t('about')}</PageHeader>
      <Section title={t('features')}>
        <ul className={classes.cards}>
          {FEATURES.map(({ name, status }) => (
            <li key={name} className={classes.card}>
              <div className={classes.head}>
                <h3 className={classes.name}>{t(name)}</h3>
                <Status status={status} />
              </div>
              <p className={classes.text}>{t(`${name}About`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('technologies')}>
        <div className={classes.technologies}>
          {TECHNOLOGIES.map(({ group, items }) => (
            <div key={group} className={classes.card}>
              <h3 className={classes.name}>{t(group)}</h3>
              <ul className={classes.list}>
                {items.map(({ name, status }) => (
                  <li key={name} className={classes.head}>
                    <bdi>{name}</bdi>
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
          <Section title={t('deploymentLayers')} about={t('deploymentLayersAbout')}>
            <Layers layers={DEPLOYMENT_LAYERS} />
          </Section>
        </div>
        <div>
          <Section title={t('securityLayers')} about={t('securityLayersAbout')}>
            <Layers layers={SECURITY_LAYERS} />
          </Section>
        </div>
      </div>
    </>
  );
}

function Status({ status }: { status: FeatureStatus | TechnologyStatus }) {
  const t = useTexts(architectureTexts);
  return (
    <Badge variant="light" color={TONES[status]} tt="none" fw={600} style={{ flex: 'none' }}>
      {t(status)}
    </Badge>
  );
}

function Layers({ layers }: { layers: readonly Layer[] }) {
  const t = useTexts(architectureTexts);
  return (
    <ol className={classes.layers}>
      {layers.map((name) => (
        <li key={name} className={classes.layer}>
          <strong>{t(name)}</strong>
          <span>{t(`${name}About`)}</span>
        </li>
      ))}
    </ol>
  );
}
