import type { NestExpressApplication } from '@nestjs/platform-express';

export function mountProvider(_app: NestExpressApplication): void {}
