import { TxtResolver } from '../../../domains/txt-resolver.js';
import { type Check, failed, ok } from '../check.js';

/** Whether the resolver for domain verification answers. A missing name is an answer as well. */
export const dns: Check = {
  name: 'dns',
  run: async ({ settings }) => {
    const host = settings.production ? new URL(settings.PUBLIC_URL).hostname : 'doctor.invalid';
    const answer = await new TxtResolver(settings).lookUp(`_gatehouse-doctor.${host}`);
    const resolvers = settings.DNS_RESOLVERS.join(', ') || 'the resolvers of this machine';
    if (!('unreachable' in answer)) return ok(`DNS works by ${resolvers}.`);
    return failed(
      `No answer from ${resolvers}: ${answer.unreachable}.`,
      'Set DNS_RESOLVERS to resolvers that this machine reaches by UDP and TCP on port 53, such as 9.9.9.9. Organizations cannot verify domains without it.',
    );
  },
};
