import { ROLES, type PartyKind } from '@tradeport/kernel/config'
import {
  agreementServer,
  agreementsUnder,
  heldTemplates,
  orderAgreements,
  templatesNaming,
  templatesOffered,
} from '@tradeport/domain/agreement/server'
import { assistantServer, embeddedProvider } from '@tradeport/domain/assistant/server'
import {
  catalogueFigures,
  catalogueServer,
  countHiddenProducts,
  countProductsForSale,
  fitProductsForSale,
  closeStoresOf,
  countShops,
  createStore,
  listedOffers,
  productSnapshots,
  relateByOrder,
  storesByIds,
  reinstateStores,
  showCompany,
  suspendStoresOf,
} from '@tradeport/domain/catalogue/server'
import { contentServer, type ContentPorts } from '@tradeport/domain/content/server'
import {
  agencyRecords,
  beginServiceWork,
  customsBegun,
  customsServer,
  feePaymentsMoved,
  finishServiceWork,
  serviceWorkAt,
  serviceWorkWaiting,
  singleWindowWays,
  stopServiceWork,
  type CustomsPorts,
} from '@tradeport/domain/customs/server'
import { filesServer } from '@tradeport/domain/files/server'
import { governanceServer } from '@tradeport/domain/governance/server'
import {
  avatarsOf,
  collectAccounts,
  colleaguesWith,
  companyFace,
  companiesNamed,
  companyFacts,
  companyInRegion,
  mayBeginBusiness,
  approveLimitOf,
  orderLimitOf,
  purchaseApprovers,
  companyTimeZone,
  peopleOf,
  personNames,
  countMembers,
  countriesOfBuyers,
  hiddenProviders,
  identityServer,
  KnownRegions,
  providerCompanies,
  providersKnownAs,
  providersNamed,
  recipientsOf,
  simulatedRegistry,
  stakesOf,
} from '@tradeport/domain/identity/server'
import { PublishedServerTexts, languageServer } from '@tradeport/domain/language/server'
import { SERVICE_ORDER_ABILITY } from '@tradeport/domain/membership/contract'
import {
  createAbilities,
  giveBackUse,
  membershipServer,
  type MembershipPorts,
} from '@tradeport/domain/membership/server'
import { createNotifier, mailboxServer, messagingServer, publicUrlsUnder } from '@tradeport/domain/messaging/server'
import {
  codeLabels,
  codeNames,
  codesInForce,
  codesVersion,
  codeNamed,
  customsCountries,
  customsRateOn,
  referenceServer,
  type ReferencePorts,
} from '@tradeport/domain/reference/server'
import { sheetsServer } from '@tradeport/domain/sheets/server'
import { reportingServer } from '@tradeport/domain/reporting/server'
import type { ExperienceScene } from '@tradeport/domain/service-market/contract'
import {
  chosenTemplates,
  commissionOfCategory,
  countPublishedServices,
  holdCategories,
  offeredService,
  qualifiedProviders,
  serviceCategoryNames,
  serviceMarketServer,
  servicesUnder,
  type ServiceMarketPorts,
} from '@tradeport/domain/service-market/server'
import {
  hasOrderedServices,
  holdServiceOrder,
  linkCustomsOrder,
  orderedWork,
  providerDays,
  serviceOrderServer,
  providerRecords,
  heldFor,
  serviceRecords,
  simulatedFunds,
  workChanged,
  type ServiceOrderPorts,
} from '@tradeport/domain/service-order/server'
import { reachedPapers, sourcingServer, type SourcingPorts } from '@tradeport/domain/sourcing/server'
import { supportServer } from '@tradeport/domain/support/server'
import { goodsSold, orderPort, shipmentOf, totalsSold, tradingServer } from '@tradeport/domain/trading/server'
import type { PermissionCatalogue } from '@tradeport/kernel/contract-kit'
import { worklistServer } from '@tradeport/domain/worklist/server'
import { companyOf } from '@tradeport/node/parties'
import type { ActorContext } from '@tradeport/node/server-kit'
import { accountPorts } from './account-ports'
import { agencyAgreements } from './agency-agreements'
import { builtInTexts } from './built-in-texts'
import { assistantPlatform } from './assistant-platform'
import { companyPorts } from './company-ports'
import { comparisonRates, followRates } from './comparison-rates'
import { companyStanding } from './company-standing'
import type { ApiOptions } from './create-api'
import { exportSources } from './export-sources'
import { fileMigrations } from './file-migrations'
import { codeUsage } from './code-usage'
import { fileSources } from './file-sources'
import { forgetFile } from './forget-file'
import { menuPorts } from './menu-ports'
import { partyCatalogues } from './party-permissions'
import { permissionCatalogue, permissionsOf } from './permissions'
import { keepPaper } from './keep-paper'
import { singleWindowCall } from './single-window-call'
import { sheetKinds } from './sheet-kinds'
import { shopPorts } from './shop-ports'
import { supportPorts } from './support-ports'
import { tradingPorts } from './trading-ports'
import { plug, wiringOf, type Plugged, type Wiring } from './wiring'
import { workQueuesOfDomains } from './work-queues'

async function companyNames(ctx: ActorContext, companyIds: readonly string[]): Promise<Map<string, string>> {
  const facts = await companyFacts(ctx, companyIds)
  return new Map([...facts].map(([id, { legalName }]) => [id, legalName]))
}

/** What the companies' domain knows of providers; the market adds what they wrote of themselves. */
async function providersOf(ctx: ActorContext, companyIds: readonly string[]) {
  const companies = await providerCompanies(ctx, companyIds)
  return new Map([...companies].map(([id, company]) => [id, { ...company, logoFileId: null, introduction: {} }]))
}

/** What a provider says of its company, and what somebody has seen of it. */
async function companySaid(ctx: ActorContext, companyId: string) {
  const { companyType, foundedYear, employees, production, proven } = await companyFace(ctx, companyId)
  const { annualRevenue } = production
  return { companyType, foundedYear, employees, annualRevenue, typeProvenUntil: proven.companyType }
}

/** Goods whose origin nobody wrote down leave from where their seller is. */
async function shipmentFrom(ctx: ActorContext, orderId: string) {
  const shipment = await shipmentOf(ctx, orderId)
  if (!shipment || shipment.originCountry !== null) return shipment
  const seller = companyOf(ctx)
  return { ...shipment, originCountry: (await companyFacts(ctx, [seller])).get(seller)?.country ?? null }
}

/** What a company has begun with in the service area. */
async function servicesBegun(ctx: ActorContext, companyId: string): Promise<ExperienceScene[]> {
  const customs = await customsBegun(ctx, companyId)
  return [
    ...((await hasOrderedServices(ctx, companyId)) ? ['service_order' as const] : []),
    ...(customs.declarations ? ['declaration' as const] : []),
    ...(customs.orders ? ['customs_order' as const] : []),
  ]
}

/** The one list of server modules, each with the ports it declares plugged into the module that implements them. */
export function wireProduct(
  options: Pick<
    ApiOptions,
    | 'mailTransport'
    | 'smsTransport'
    | 'singleWindowFolder'
    | 'singleWindowSimulator'
    | 'singleWindowSecret'
    | 'registry'
    | 'secretKey'
    | 'operatorsNeedSecondFactor'
    | 'operatorsTrustDevices'
    | 'publicUrl'
    | 'assistant'
    | 'funds'
  >,
): Wiring {
  const publicUrl = publicUrlsUnder(options.publicUrl)
  const published = new PublishedServerTexts(builtInTexts)
  const regions = new KnownRegions()
  const accounts = accountPorts(options)
  const trading = tradingPorts(accounts.secretKey, reachedPapers)
  // The catalogue is read off all modules, one of which hands out what it lists.
  let permissions: PermissionCatalogue | undefined
  const contracts = () => modules.map(module => module.contract)
  const catalogue = () => (permissions ??= permissionCatalogue(contracts()))
  const rolesWith = (permission: string) => ROLES.operator.filter(role => catalogue().stepsOf(role).has(permission))
  const messenger = createNotifier({
    recipientsOf: (ctx, target) => recipientsOf(ctx, target, rolesWith),
    publicUrl,
    sendsSms: accounts.sms !== 'none',
  })
  const sourcing: SourcingPorts = {
    catalogue: { storesByIds, productSnapshots, listedOffers },
    organisation: {
      companyNames,
      avatars: avatarsOf(accounts.secretKey).ofPeople,
      timeZone: companyTimeZone,
      colleaguesWith,
      orderLimit: orderLimitOf,
      approveLimit: approveLimitOf,
      purchaseApprovers,
    },
    rates: comparisonRates,
    orders: {
      async createFromQuotation(ctx, accepted) {
        const order = await orderPort.createFromQuotation(ctx, accepted)
        const buyer = await shopPorts.buyers.byId(ctx, accepted.buyerCompanyId)
        if (buyer) await relateByOrder(ctx, accepted, buyer)
        return order
      },
    },
  }
  const content: ContentPorts = {
    figures: {
      onSaleProducts: async ctx => (await catalogueFigures(ctx)).products,
      openStores: async ctx => (await catalogueFigures(ctx)).stores,
      publishedServices: ctx => countPublishedServices(ctx, { hiddenProviders }),
      countriesReached: countriesOfBuyers,
    },
    people: { peopleOf },
    names: { persons: personNames, companies: companyNames },
  }
  const services: ServiceMarketPorts = {
    providers: { providersOf, companySaid, hiddenProviders, named: providersKnownAs, stakesOf },
    records: {
      ofServices: serviceRecords,
      ofProviders: async (ctx, ids) => providerRecords(ctx, ids, await agencyRecords(ctx, ids)),
    },
    shipments: { shipmentOf: shipmentFrom },
    goods: { needingConformity: async ctx => (await codeNames(ctx, 'conformity_goods')).map(({ code }) => code) },
    usage: { begun: servicesBegun },
    agreementTemplates: {
      naming: templatesNaming,
      offered: templatesOffered,
      held: heldTemplates,
      under: agreementsUnder,
    },
    words: async locale => (await builtInTexts.texts('serviceWork', locale)) ?? {},
  }
  const chosen = { chosen: chosenTemplates, relying: servicesUnder }
  const customsCodes: CustomsPorts['codes'] = {
    inForce: codesInForce,
    names: codeNames,
    labels: codeLabels,
    countries: customsCountries,
    named: codeNamed,
    version: codesVersion,
    usdRate: async (ctx, currency, day) => (await customsRateOn(ctx, currency, 'USD', day))?.rate,
  }
  const agreements = orderAgreements(chosen)
  const funds = options.funds ?? simulatedFunds
  const serviceOrders: ServiceOrderPorts = {
    agreements,
    offers: { offer: (ctx, serviceId) => offeredService(ctx, services, serviceId) },
    organisation: { companyNames, stakesOf },
    turnedDown: (ctx, { id, customerCompanyId }) =>
      giveBackUse(ctx, {
        ...{ companyId: customerCompanyId, party: 'seller', documentId: id },
        ...{ ability: SERVICE_ORDER_ABILITY, reason: 'rejected' },
      }),
    trade: { sold: (ctx, orderId) => goodsSold(ctx, orderId, companyOf(ctx)) },
    funds,
    paymentsBeside: feePaymentsMoved,
    categoryNames: serviceCategoryNames,
    words: async (namespace, locale) => (await builtInTexts.texts(namespace, locale)) ?? {},
    linkedWork: {
      CUSTOMS: {
        begin: (ctx, order) => beginServiceWork(ctx, { codes: customsCodes }, order),
        stop: stopServiceWork,
        finish: finishServiceWork,
        look: serviceWorkAt,
        waiting: serviceWorkWaiting,
      },
    },
  }
  const customsWords: CustomsPorts['words'] = async (namespace, locale) =>
    (await builtInTexts.texts(namespace, locale)) ?? {}
  const customs: CustomsPorts = {
    agreements: agencyAgreements(agreements, customsWords),
    organisation: {
      ...{ companyNames, companiesNamed, company: companyInRegion, collectAccounts, stakesOf },
      brokers: async (ctx, keyword, among) =>
        providersNamed(ctx, keyword, {
          among: await qualifiedProviders(ctx, 'CUSTOMS', among),
          most: among?.length,
        }),
    },
    codes: customsCodes,
    words: customsWords,
    orders: { goodsSold, totalsSold },
    serviceOrders: {
      find: orderedWork,
      link: linkCustomsOrder,
      hold: holdServiceOrder,
      isHeld: async (ctx, provider) => (await heldFor(ctx, provider)) !== null,
      worked: (ctx, change) => workChanged(ctx, serviceOrders, change),
    },
    days: providerDays,
    funds,
    commissionRate: ctx => commissionOfCategory(ctx, 'CUSTOMS'),
    singleWindow: singleWindowWays({
      ...(options.singleWindowFolder ? { folder: options.singleWindowFolder } : {}),
      simulator: options.singleWindowSimulator ?? false,
    }),
    keepPaper,
    forgetFile,
  }
  const membership: MembershipPorts = {
    words: async locale => (await builtInTexts.texts('membership', locale)) ?? {},
    organisation: { companyNames, company: companyInRegion, mayBegin: mayBeginBusiness, stakesOf },
    counts: { 'product.publish': countProductsForSale, 'seat.member': countMembers, 'shop.open': countShops },
    overQuota: { 'product.publish': { fit: fitProductsForSale, count: countHiddenProducts } },
  }
  const platform = assistantPlatform({
    sourcing,
    content,
    services,
    trading,
    publicUrl,
    companyName: async (ctx, companyId) => (await companyNames(ctx, [companyId])).get(companyId) ?? null,
  })
  const reference: ReferencePorts = { usage: Object.values(codeUsage), rates: [followRates] }
  let ofParties: ReturnType<typeof partyCatalogues> | undefined
  const partyRights = (party: PartyKind) => (ofParties ??= partyCatalogues(contracts()))[party]
  const modules: readonly Plugged[] = [
    plug(filesServer, undefined),
    plug(identityServer, {
      accounts,
      stores: { createStore, suspendStores: suspendStoresOf, reinstateStores, closeStores: closeStoresOf, showCompany },
      companies: companyPorts(publicUrl),
      codes: { inForce: codesInForce, labels: codeLabels },
      registry: options.registry ?? simulatedRegistry,
      regions,
      standing: companyStanding,
      permissionsOf,
      catalogue,
      partyRights,
      menus: menuPorts(contracts),
      userCenterUrl: (ctx, route) => publicUrl('userCenter', route, ctx.region),
    }),
    plug(messagingServer, { transport: options.mailTransport, sms: options.smsTransport }),
    ...(options.mailTransport ? [] : [plug(mailboxServer, undefined)]),
    plug(catalogueServer, shopPorts),
    plug(sourcingServer, sourcing),
    plug(tradingServer, trading),
    plug(contentServer, content),
    plug(membershipServer, membership),
    plug(governanceServer, {
      organisation: { companyNames, companiesNamed, personNames },
      exports: {
        sources: exportSources,
        words: (namespace, locale) => builtInTexts.texts(namespace, locale),
        held: roles => catalogue().held(roles),
        giveBack: (ctx, used) => giveBackUse(ctx, { ...used, ability: 'data.export' }),
      },
    }),
    plug(referenceServer, reference),
    plug(reportingServer, { personNames }),
    plug(worklistServer, { queues: workQueuesOfDomains, stakesOf }),
    plug(languageServer, { builtIn: builtInTexts, published }),
    plug(serviceMarketServer, services),
    plug(agreementServer, {
      categories: { hold: holdCategories },
      services: chosen,
      words: async locale => (await builtInTexts.texts('agreement', locale)) ?? {},
    }),
    plug(serviceOrderServer, serviceOrders),
    plug(customsServer, customs),
    plug(sheetsServer, { kinds: sheetKinds(customs, reference) }),
    plug(supportServer, supportPorts(publicUrl, sourcing, { inForce: codesInForce }, rolesWith)),
    plug(assistantServer, { platform, ...(options.assistant ?? { provider: embeddedProvider() }) }),
  ]
  const wiring = wiringOf(messenger, modules, {
    texts: published,
    regions,
    abilities: createAbilities(membership),
    permits: (endpoint, roles) => catalogue().admits(endpoint, roles),
    rightsOf: partyRights,
    fileSourcesFor(roles) {
      const held = catalogue().held(roles)
      return fileSources.filter(({ document }) => held.has(`${document}:read`))
    },
    lastMigrations: [fileMigrations],
  })
  const { singleWindowSecret } = options
  return singleWindowSecret === undefined
    ? wiring
    : { ...wiring, mounts: [...wiring.mounts, singleWindowCall(singleWindowSecret)] }
}
