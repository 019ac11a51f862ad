export { type NetworkOperator, type NetworkOrigin, NetworkOrigins } from './network-origins.ts';
