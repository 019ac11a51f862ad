import { TOKEN_EXCHANGE_GRANT } from '@gatehouse/contracts';
import { express, nest, nextJs, node, react, remix } from './javascript.ts';
import { apache, aspNet, go, laravel, nginx, rails, spring } from './others.ts';
import { products } from './products.ts';
import { django, fastApi } from './python.ts';
import type { QuickStart, QuickStartFacts } from './quick-start.ts';
import { shellStart, withoutBrowser } from './shell.ts';
import { workloads } from './workloads.ts';

/** The quick starts that suit an application, in the order in which they are offered. */
export function quickStartsOf(facts: QuickStartFacts): QuickStart[] {
  const hasBrowser = facts.grants.includes('authorization_code');
  if (!hasBrowser && facts.authMethod === 'none' && facts.grants.includes(TOKEN_EXCHANGE_GRANT))
    return workloads(facts);
  if (!hasBrowser) return [withoutBrowser(facts)];
  if (facts.applicationType === 'native') return [node(facts), shellStart(facts)];
  if (facts.authMethod === 'none') return [react(facts), shellStart(facts)];
  return [
    nextJs(facts),
    express(facts),
    nest(facts),
    remix(facts),
    django(facts),
    fastApi(facts),
    rails(facts),
    laravel(facts),
    spring(facts),
    aspNet(facts),
    go(facts),
    nginx(facts),
    apache(facts),
    ...products(facts),
    node(facts),
    shellStart(facts),
  ];
}
