import { OutboxAndClock1793000000000 } from './1793000000000-outbox-and-clock.js';
import { Selling1793000100000 } from './1793000100000-selling.js';
import { Ledger1793000200000 } from './1793000200000-ledger.js';
import { Cards1793002000000 } from './1793002000000-cards.js';
import { Routing1793002100000 } from './1793002100000-routing.js';
import { WebhookAddress1793002100001 } from './1793002100001-webhook-address.js';
import { EndsOfAsking1793002200000 } from './1793002200000-ends-of-asking.js';
import { Reconciliation1793002200001 } from './1793002200001-reconciliation.js';
import { PayoutNews1793002200002 } from './1793002200002-payout-news.js';
import { GatewayDefinitions1793002300000 } from './1793002300000-gateway-definitions.js';
import { LoginAddress1793002400000 } from './1793002400000-login-address.js';
import { CartHeading1793003000000 } from './1793003000000-cart-heading.js';
import { AbandonedCarts1793003100000 } from './1793003100000-abandoned-carts.js';
import { Subscriptions1793003200000 } from './1793003200000-subscriptions.js';
import { StrangersDeliveries1793003300000 } from './1793003300000-strangers-deliveries.js';
import { Receivers1793003400000 } from './1793003400000-receivers.js';
import { TrackingConsent1793003500000 } from './1793003500000-tracking-consent.js';
import { FundsAndDebtsMeet1793003600000 } from './1793003600000-funds-and-debts-meet.js';
import { SafeLooks1793003700000 } from './1793003700000-safe-looks.js';
import { Refunds1793003900000 } from './1793003900000-refunds.js';
import { ReturnedPayments1793003900001 } from './1793003900001-returned-payments.js';
import { SalesLockTogether1793004000000 } from './1793004000000-sales-lock-together.js';
import { AccessAddress1793004100000 } from './1793004100000-access-address.js';
import { FollowedRefunds1793004200000 } from './1793004200000-followed-refunds.js';
import { OneLockOfAccounts1793004300000 } from './1793004300000-one-lock-of-accounts.js';
import { LooksHaveShapes1793004400000 } from './1793004400000-looks-have-shapes.js';
import { AnsweredCalls1793004500000 } from './1793004500000-answered-calls.js';
import { FeedbacksWithoutAPicture1793004600000 } from './1793004600000-feedbacks-without-a-picture.js';
import { VelocityLimits1793005200000 } from './1793005200000-velocity-limits.js';
import { UnclaimedCards1793005200001 } from './1793005200001-unclaimed-cards.js';
import { Retention1793005200002 } from './1793005200002-retention.js';
import { UnprovenDeliveries1793005200003 } from './1793005200003-unproven-deliveries.js';
import { UsedCardPayloads1793005300000 } from './1793005300000-used-card-payloads.js';
import { ProviderRefundIds1793005300001 } from './1793005300001-provider-refund-ids.js';
import { PaymentPageChecks1793005400000 } from './1793005400000-payment-page-checks.js';
import { LeastAmounts1793005500000 } from './1793005500000-least-amounts.js';
import { LegalDetails1793005700000 } from './1793005700000-legal-details.js';
import { WonDisputes1793005800000 } from './1793005800000-won-disputes.js';
import { QuestionsByAccount1793005900000 } from './1793005900000-questions-by-account.js';
import { AttemptsOfAccount1793005900001 } from './1793005900001-attempts-of-account.js';
import { EventDeliveries1793006000000 } from './1793006000000-event-deliveries.js';
import { TenantInEveryKey1795442400000 } from './1795442400000-tenant-in-every-key.js';
import { OneTriggerForTruncate1795442400001 } from './1795442400001-one-trigger-for-truncate.js';
import { LedgerByValues1795442400002 } from './1795442400002-ledger-by-values.js';
import { NoNotifyingTriggers1795442400003 } from './1795442400003-no-notifying-triggers.js';
import { VersionsOfWhatPeopleEdit1795446000000 } from './1795446000000-versions-of-what-people-edit.js';
import { ViewsThatModulesPublish1795446000001 } from './1795446000001-views-that-modules-publish.js';
import { AccountsAndHosts1795449600000 } from './1795449600000-accounts-and-hosts.js';
import { Sessions1795479453329 } from './1795479453329-sessions.js';
import { WebhooksForStaff1795480580321 } from './1795480580321-webhooks-for-staff.js';
import { AuditLog1795509657226 } from './1795509657226-audit-log.js';
import { PeopleForLists1795511680441 } from './1795511680441-people-for-lists.js';
import { Mails1795512898621 } from './1795512898621-mails.js';
import { AccountLinks1795513539316 } from './1795513539316-account-links.js';
import { ViewsForLists1795515061573 } from './1795515061573-views-for-lists.js';
import { SecondFactors1795515848106 } from './1795515848106-second-factors.js';
import { Registrations1795516360812 } from './1795516360812-registrations.js';
import { PlatformSettingChanges1795520753499 } from './1795520753499-platform-setting-changes.js';
import { AttemptsForStaff1795521871133 } from './1795521871133-attempts-for-staff.js';
import { BankAccounts1795523521983 } from './1795523521983-bank-accounts.js';
import { Impersonation1795524529479 } from './1795524529479-impersonation.js';
import { ApiKeys1795526326299 } from './1795526326299-api-keys.js';
import { RefundsForStaff1795527681815 } from './1795527681815-refunds-for-staff.js';
import { ProductsForSellers1795630265064 } from './1795630265064-products-for-sellers.js';
import { WebhookReplays1795630270134 } from './1795630270134-webhook-replays.js';
import { Passkeys1795630300043 } from './1795630300043-passkeys.js';
import { Domains1795630390115 } from './1795630390115-domains.js';
import { SellerTerms1795630411551 } from './1795630411551-seller-terms.js';
import { SellerDocuments1795630483449 } from './1795630483449-seller-documents.js';
import { PlatformStatus1795632106170 } from './1795632106170-platform-status.js';
import { Branding1795632227223 } from './1795632227223-branding.js';
import { ListExports1795632393956 } from './1795632393956-list-exports.js';
import { Sales1795632546867 } from './1795632546867-sales.js';
import { RoutingRules1795632651972 } from './1795632651972-routing-rules.js';
import { PlatformEntries1795632901576 } from './1795632901576-platform-entries.js';
import { SellerProfiles1795633899077 } from './1795633899077-seller-profiles.js';
import { PlatformPixels1795634000000 } from './1795634000000-platform-pixels.js';
import { BlockedNetworks1795635695885 } from './1795635695885-blocked-networks.js';
import { SavedViews1795635814137 } from './1795635814137-saved-views.js';
import { RemovedPeople1795635905000 } from './1795635905000-removed-people.js';
import { Teams1795635905539 } from './1795635905539-teams.js';
import { OfferLimits1795636538890 } from './1795636538890-offer-limits.js';
import { NamesOfGatewayAccounts1795637703011 } from './1795637703011-names-of-gateway-accounts.js';
import { CustomerSignIn1795644751881 } from './1795644751881-customer-sign-in.js';
import { Coupons1795644756896 } from './1795644756896-coupons.js';
import { CheckoutBuilder1795644911465 } from './1795644911465-checkout-builder.js';
import { Visits1795644961766 } from './1795644961766-visits.js';
import { SalesDays1795644962887 } from './1795644962887-sales-days.js';
import { SellerDocumentStates1795645041461 } from './1795645041461-seller-document-states.js';
import { SaleActions1795645833012 } from './1795645833012-sale-actions.js';
import { ContentDelivery1795647049980 } from './1795647049980-content-delivery.js';
import { CheckoutLinks1795647486887 } from './1795647486887-checkout-links.js';
import { MembersArea1795647805823 } from './1795647805823-members-area.js';
import { FindRecords1795648248604 } from './1795648248604-find-records.js';
import { ValidityOfCodes1795658065029 } from './1795658065029-validity-of-codes.js';
import { ProductPixels1795658538575 } from './1795658538575-product-pixels.js';
import { RoutesByProductAndBin1795658926618 } from './1795658926618-routes-by-product-and-bin.js';
import { StateOfGatewayAccounts1795659442619 } from './1795659442619-state-of-gateway-accounts.js';
import { LanguageOfOrders1795660934331 } from './1795660934331-language-of-orders.js';
import { CheckoutTests1795661200000 } from './1795661200000-checkout-tests.js';
import { SearchesOfSales1795661549645 } from './1795661549645-searches-of-sales.js';
import { CouponsForProducts1795664901022 } from './1795664901022-coupons-for-products.js';
import { LessonFiles1795667400000 } from './1795667400000-lesson-files.js';
import { LeavingACheckout1795668600000 } from './1795668600000-leaving-a-checkout.js';
import { CorrectionsOfAddresses1795675846554 } from './1795675846554-corrections-of-addresses.js';
import { LanguageOfPeople1795676711733 } from './1795676711733-language-of-people.js';
import { StateBeforeABlock1795676844430 } from './1795676844430-state-before-a-block.js';
import { SearchWebhooksByProvider1795679040516 } from './1795679040516-search-webhooks-by-provider.js';
import { AddressesWithAnAtSign1795686118073 } from './1795686118073-addresses-with-an-at-sign.js';
import { MovesOfTheLedger1795690788923 } from './1795690788923-moves-of-the-ledger.js';
import { Withdrawals1795691113549 } from './1795691113549-withdrawals.js';
import { ReleasesOfSales1795691218200 } from './1795691218200-releases-of-sales.js';
import { ReleasesOfEarlierSales1795691219282 } from './1795691219282-releases-of-earlier-sales.js';
import { PartialRefunds1795691476330 } from './1795691476330-partial-refunds.js';
import { QuietSellers1795694717994 } from './1795694717994-quiet-sellers.js';
import { StatementsByKind1795696020699 } from './1795696020699-statements-by-kind.js';
import { JournalOfClosedDays1795703997721 } from './1795703997721-journal-of-closed-days.js';
import { Disputes1795704785812 } from './1795704785812-disputes.js';
import { NegativeBalances1795705468890 } from './1795705468890-negative-balances.js';
import { Charges1795706500000 } from './1795706500000-charges.js';
import { TracesOfPurchases1795707539790 } from './1795707539790-traces-of-purchases.js';
import { ReceiverRequests1795716837279 } from './1795716837279-receiver-requests.js';
import { Anticipations1795716850439 } from './1795716850439-anticipations.js';
import { PartnerContracts1795716850730 } from './1795716850730-partner-contracts.js';
import { Statements1795717025904 } from './1795717025904-statements.js';
import { SellerEarnings1795717731865 } from './1795717731865-seller-earnings.js';
import { Advances1795720000000 } from './1795720000000-advances.js';
import { InstallationFees1795720406013 } from './1795720406013-installation-fees.js';
import { LinesOfBanks1795721000000 } from './1795721000000-lines-of-banks.js';
import { EarnedDays1795723000000 } from './1795723000000-earned-days.js';
import { ChargePayments1795730772494 } from './1795730772494-charge-payments.js';
import { PartnersOfSales1795730817498 } from './1795730817498-partners-of-sales.js';
import { DebtAgreements1795732317031 } from './1795732317031-debt-agreements.js';
import { RemindersOfDisputes1795732900000 } from './1795732900000-reminders-of-disputes.js';
import { FiguresOfManagers1795743773844 } from './1795743773844-figures-of-managers.js';
import { BalanceAdjustments1795744150599 } from './1795744150599-balance-adjustments.js';
import { KindsOfSales1795746074787 } from './1795746074787-kinds-of-sales.js';
import { ReturnsOfSales1795746791291 } from './1795746791291-returns-of-sales.js';
import { StepsOfCharges1795747000000 } from './1795747000000-steps-of-charges.js';
import { SearchSellersByNumber1795750000915 } from './1795750000915-search-sellers-by-number.js';
import { SubmissionsOfRegistrations1795750021071 } from './1795750021071-submissions-of-registrations.js';
import { SellingRules1795763439551 } from './1795763439551-selling-rules.js';
import { LedgerProofs1795765000000 } from './1795765000000-ledger-proofs.js';
import { SettingsOfOrderBumps1795765100000 } from './1795765100000-settings-of-order-bumps.js';
import { AffiliatesOfLinks1795765200000 } from './1795765200000-affiliates-of-links.js';
import { ProofsOfSessions1795766000000 } from './1795766000000-proofs-of-sessions.js';
import { MessagesToSellers1795766100000 } from './1795766100000-messages-to-sellers.js';
import { StockAndParcels1795767000000 } from './1795767000000-stock-and-parcels.js';
import { MovedCharges1795767100000 } from './1795767100000-moved-charges.js';
import { BlockedBuyers1795767200000 } from './1795767200000-blocked-buyers.js';
import { PlatformInvoices1795768000000 } from './1795768000000-platform-invoices.js';
import { SignaturesOfWebhooks1795768100000 } from './1795768100000-signatures-of-webhooks.js';
import { WhoSignedInAsAnother1795768200000 } from './1795768200000-who-signed-in-as-another.js';
import { ListOfBlockedBuyers1795768250000 } from './1795768250000-list-of-blocked-buyers.js';
import { TemplatesOfOffers1795768260000 } from './1795768260000-templates-of-offers.js';
import { CountsOfSellers1795768270000 } from './1795768270000-counts-of-sellers.js';
import { DocumentRules1795768300000 } from './1795768300000-document-rules.js';
import { AffiliateCookies1795768310000 } from './1795768310000-affiliate-cookies.js';
import { StaffAddresses1795768320000 } from './1795768320000-staff-addresses.js';
import { LanguagesOfPlatforms1795768330000 } from './1795768330000-languages-of-platforms.js';
import { CostsOfGateways1795768400000 } from './1795768400000-costs-of-gateways.js';
import { LimitsOfChargebacks1795768410000 } from './1795768410000-limits-of-chargebacks.js';
import { IndexesOfChargebacks1795768411000 } from './1795768411000-indexes-of-chargebacks.js';
import { WaitingTimeOfReceivers1795768420000 } from './1795768420000-waiting-time-of-receivers.js';
import { TrialsOfPlatforms1795768430000 } from './1795768430000-trials-of-platforms.js';
import { FilesOfDefences1795768440000 } from './1795768440000-files-of-defences.js';
import { StaffByTheirActor1795768450000 } from './1795768450000-staff-by-their-actor.js';
import { AmountsByKind1795768451000 } from './1795768451000-amounts-by-kind.js';
import { SecondSecrets1795768500000 } from './1795768500000-second-secrets.js';
import { RememberedDevices1795768501000 } from './1795768501000-remembered-devices.js';
import { EndsOfProducts1795768600000 } from './1795768600000-ends-of-products.js';
import { TrialNotices1795768601000 } from './1795768601000-trial-notices.js';
import { OwnChargebacks1795768602000 } from './1795768602000-own-chargebacks.js';
import { CostsOfAttempts1795768603000 } from './1795768603000-costs-of-attempts.js';
import { SettlementsOfCharges1795768604000 } from './1795768604000-settlements-of-charges.js';
import { SharedFeesOfDisputes1795768605000 } from './1795768605000-shared-fees-of-disputes.js';
import { TestsOfAccounts1795768700000 } from './1795768700000-tests-of-accounts.js';
import { SalesOfSellersByDay1795768800000 } from './1795768800000-sales-of-sellers-by-day.js';
import { SearchedPeopleAndSales1795768900000 } from './1795768900000-searched-people-and-sales.js';

export const MIGRATIONS = [
  OutboxAndClock1793000000000,
  Selling1793000100000,
  Ledger1793000200000,
  Cards1793002000000,
  Routing1793002100000,
  WebhookAddress1793002100001,
  EndsOfAsking1793002200000,
  Reconciliation1793002200001,
  PayoutNews1793002200002,
  GatewayDefinitions1793002300000,
  LoginAddress1793002400000,
  CartHeading1793003000000,
  AbandonedCarts1793003100000,
  Subscriptions1793003200000,
  StrangersDeliveries1793003300000,
  Receivers1793003400000,
  TrackingConsent1793003500000,
  FundsAndDebtsMeet1793003600000,
  SafeLooks1793003700000,
  Refunds1793003900000,
  ReturnedPayments1793003900001,
  SalesLockTogether1793004000000,
  AccessAddress1793004100000,
  FollowedRefunds1793004200000,
  OneLockOfAccounts1793004300000,
  LooksHaveShapes1793004400000,
  AnsweredCalls1793004500000,
  FeedbacksWithoutAPicture1793004600000,
  VelocityLimits1793005200000,
  UnclaimedCards1793005200001,
  Retention1793005200002,
  UnprovenDeliveries1793005200003,
  UsedCardPayloads1793005300000,
  ProviderRefundIds1793005300001,
  PaymentPageChecks1793005400000,
  LeastAmounts1793005500000,
  LegalDetails1793005700000,
  WonDisputes1793005800000,
  QuestionsByAccount1793005900000,
  AttemptsOfAccount1793005900001,
  EventDeliveries1793006000000,
  TenantInEveryKey1795442400000,
  OneTriggerForTruncate1795442400001,
  LedgerByValues1795442400002,
  NoNotifyingTriggers1795442400003,
  VersionsOfWhatPeopleEdit1795446000000,
  ViewsThatModulesPublish1795446000001,
  AccountsAndHosts1795449600000,
  Sessions1795479453329,
  WebhooksForStaff1795480580321,
  AuditLog1795509657226,
  PeopleForLists1795511680441,
  Mails1795512898621,
  AccountLinks1795513539316,
  ViewsForLists1795515061573,
  SecondFactors1795515848106,
  Registrations1795516360812,
  PlatformSettingChanges1795520753499,
  AttemptsForStaff1795521871133,
  BankAccounts1795523521983,
  Impersonation1795524529479,
  ApiKeys1795526326299,
  RefundsForStaff1795527681815,
  ProductsForSellers1795630265064,
  WebhookReplays1795630270134,
  Passkeys1795630300043,
  Domains1795630390115,
  SellerTerms1795630411551,
  SellerDocuments1795630483449,
  PlatformStatus1795632106170,
  Branding1795632227223,
  ListExports1795632393956,
  Sales1795632546867,
  RoutingRules1795632651972,
  PlatformEntries1795632901576,
  SellerProfiles1795633899077,
  PlatformPixels1795634000000,
  BlockedNetworks1795635695885,
  SavedViews1795635814137,
  RemovedPeople1795635905000,
  Teams1795635905539,
  OfferLimits1795636538890,
  NamesOfGatewayAccounts1795637703011,
  CustomerSignIn1795644751881,
  Coupons1795644756896,
  CheckoutBuilder1795644911465,
  Visits1795644961766,
  SalesDays1795644962887,
  SellerDocumentStates1795645041461,
  SaleActions1795645833012,
  ContentDelivery1795647049980,
  CheckoutLinks1795647486887,
  MembersArea1795647805823,
  FindRecords1795648248604,
  ValidityOfCodes1795658065029,
  ProductPixels1795658538575,
  RoutesByProductAndBin1795658926618,
  StateOfGatewayAccounts1795659442619,
  LanguageOfOrders1795660934331,
  CheckoutTests1795661200000,
  SearchesOfSales1795661549645,
  CouponsForProducts1795664901022,
  LessonFiles1795667400000,
  LeavingACheckout1795668600000,
  CorrectionsOfAddresses1795675846554,
  LanguageOfPeople1795676711733,
  StateBeforeABlock1795676844430,
  SearchWebhooksByProvider1795679040516,
  AddressesWithAnAtSign1795686118073,
  MovesOfTheLedger1795690788923,
  Withdrawals1795691113549,
  ReleasesOfSales1795691218200,
  ReleasesOfEarlierSales1795691219282,
  PartialRefunds1795691476330,
  QuietSellers1795694717994,
  StatementsByKind1795696020699,
  JournalOfClosedDays1795703997721,
  Disputes1795704785812,
  NegativeBalances1795705468890,
  Charges1795706500000,
  TracesOfPurchases1795707539790,
  ReceiverRequests1795716837279,
  Anticipations1795716850439,
  PartnerContracts1795716850730,
  Statements1795717025904,
  SellerEarnings1795717731865,
  Advances1795720000000,
  InstallationFees1795720406013,
  LinesOfBanks1795721000000,
  EarnedDays1795723000000,
  ChargePayments1795730772494,
  PartnersOfSales1795730817498,
  DebtAgreements1795732317031,
  RemindersOfDisputes1795732900000,
  FiguresOfManagers1795743773844,
  BalanceAdjustments1795744150599,
  KindsOfSales1795746074787,
  ReturnsOfSales1795746791291,
  StepsOfCharges1795747000000,
  SearchSellersByNumber1795750000915,
  SubmissionsOfRegistrations1795750021071,
  SellingRules1795763439551,
  LedgerProofs1795765000000,
  SettingsOfOrderBumps1795765100000,
  AffiliatesOfLinks1795765200000,
  ProofsOfSessions1795766000000,
  MessagesToSellers1795766100000,
  StockAndParcels1795767000000,
  MovedCharges1795767100000,
  BlockedBuyers1795767200000,
  PlatformInvoices1795768000000,
  SignaturesOfWebhooks1795768100000,
  WhoSignedInAsAnother1795768200000,
  ListOfBlockedBuyers1795768250000,
  TemplatesOfOffers1795768260000,
  CountsOfSellers1795768270000,
  DocumentRules1795768300000,
  AffiliateCookies1795768310000,
  StaffAddresses1795768320000,
  LanguagesOfPlatforms1795768330000,
  CostsOfGateways1795768400000,
  LimitsOfChargebacks1795768410000,
  IndexesOfChargebacks1795768411000,
  WaitingTimeOfReceivers1795768420000,
  TrialsOfPlatforms1795768430000,
  FilesOfDefences1795768440000,
  StaffByTheirActor1795768450000,
  AmountsByKind1795768451000,
  SecondSecrets1795768500000,
  RememberedDevices1795768501000,
  EndsOfProducts1795768600000,
  TrialNotices1795768601000,
  OwnChargebacks1795768602000,
  CostsOfAttempts1795768603000,
  SettlementsOfCharges1795768604000,
  SharedFeesOfDisputes1795768605000,
  TestsOfAccounts1795768700000,
  SalesOfSellersByDay1795768800000,
  SearchedPeopleAndSales1795768900000,
];
