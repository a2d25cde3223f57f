import * as contentContract from '@tradeport/domain/content/contract'
import { defineServerModule } from '@tradeport/node/server-kit'
import { tellNews, type PeoplePort } from './announcement'
import { bannerHandlers, keepBannerTimes } from './banner.handlers'
import { acceptanceHandlers, type NamesPort } from './document-acceptance.handlers'
import { newsHandlers, keepSchedule } from './news-article.handlers'
import { portalFiguresHandlers, type FiguresPort } from './portal-figures.handlers'
import { previewHandlers } from './preview.handlers'
import { publicNewsHandlers } from './public-news.handlers'
import { documentHandlers, keepDocumentTimes } from './related-document.handlers'
import { siteMapHandlers } from './site-map.handlers'

export interface ContentPorts {
  figures: FiguresPort
  people: PeoplePort
  names: NamesPort
}

export const contentServer = defineServerModule({
  name: 'content',
  migrations: import.meta.glob<string>('../migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
  contract: contentContract,
  handlers: (ports: ContentPorts) => ({
    ...newsHandlers,
    ...publicNewsHandlers,
    ...documentHandlers,
    ...acceptanceHandlers(ports.names),
    ...siteMapHandlers,
    ...previewHandlers,
    ...bannerHandlers,
    ...portalFiguresHandlers(ports.figures),
  }),
  jobs: ({ people }: ContentPorts) => [
    {
      name: 'content.publish',
      everySeconds: 30,
      async run(ctx) {
        await keepSchedule(ctx)
        await keepDocumentTimes(ctx)
        await keepBannerTimes(ctx)
      },
    },
    { name: 'content.announce', everySeconds: 10, steps: tellNews(people) },
  ],
})

export { forgetAcceptancesOf } from './document-acceptance.handlers'
export { articlesToRead, documentsToRead } from './readings'
export type { FiguresPort, NamesPort, PeoplePort }
