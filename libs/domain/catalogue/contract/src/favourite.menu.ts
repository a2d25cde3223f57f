import { defineMenu } from '@tradeport/kernel/contract-kit'

export const favouriteMenu = defineMenu({
  namespace: 'goods',
  entries: {
    buyer: [
      {
        key: 'favourites',
        path: '/favourites',
        labelKey: 'favourites.title',
        group: 'trade',
        order: 35,
        icon: 'favourite',
      },
    ],
  },
})
