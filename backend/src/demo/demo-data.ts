// The demonstration, in the words of its sellers.
export { CHECKOUT_CONFIGS } from './checkout-configs.js';
export { GATEWAY_ACCOUNTS, GATEWAY_COSTS, GATEWAY_ROUTES } from './gateway-accounts.js';
export { DELIVERY_OPTIONS, OFFERS, ORDER_BUMPS } from './offers.js';
export { BANK_ACCOUNTS, DEMO_PASSWORD, MASTER, PRODUCERS_BANK, RECEIVERS, USERS } from './people.js';
export { ANTICIPATION_RULES, FEES, INSTALLMENTS, PLATFORMS, PLATFORM_A, PLATFORM_B } from './platforms.js';
export { PRODUCTS } from './products.js';
