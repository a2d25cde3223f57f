import { HomeCampaigns } from './home-campaigns'
import { HomeJoin } from './home-join'
import { HomeJourney } from './home-journey'
import { HomeNews } from './home-news'
import { HomeNewest } from './home-newest'
import { HomeServices } from './home-services'
import { HomeStores } from './home-stores'

/** The home page from its second screen on. */
export default function HomeBelow() {
  return (
    <>
      <HomeCampaigns />
      <HomeStores />
      <HomeJourney />
      <HomeNewest />
      <HomeServices />
      <HomeNews />
      <HomeJoin />
    </>
  )
}
