export { CardList, type PhoneCard } from './card-list'
export { ShowMore, useGrowing } from './growing-list'
export { Loaded, PhoneFacts, PhoneNotices, PhonePage, PhoneSection, type PhoneFact } from './page'
export { Sheet, ThumbBar, type SheetProps } from './sheet'
