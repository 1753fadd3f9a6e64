import type { guide as english } from '../en/guide'
import type { PageParams } from '../page-params'
import type { Shape } from '../shape'

export const guide = ({ schedule, water }: PageParams): Shape<ReturnType<typeof english>> => ({
  introduction: {
    title: 'वज़न से खिलाएँ, अंदाज़े से नहीं',
    text: 'मछलियाँ गिनें, कुछ को तौलें, थर्मामीटर देखें। फिर उतना दें जितना वे खा सकें, और देखें कि तालाब की तली में दाने तो नहीं बचे।',
  },
  contents: {
    label: 'इस पन्ने पर',
    links: {
      calculator: 'हिसाब',
      schedule: 'तालिका',
      practices: 'अच्छी आदतें',
      environment: 'पानी',
      troubleshooting: 'परेशानी',
      sources: 'स्रोत',
    },
  },
  sections: {
    calculator: {
      title: 'अपने चारे का हिसाब लगाएँ',
      text: 'मछलियाँ, उनका वज़न, पानी और तालाब बताएँ; जवाब: दिन के किलो, महीने की बोरियाँ और उनके पैसे।',
    },
    schedule: {
      title: 'खिलाने की तालिका',
      text: `${water.fullRation.least} से ${water.fullRation.to} के पानी के लिए। फ़्राई पहली बार खाए या तालाब गर्म हो, तो तालिका से ज़्यादा अपनी आँखों पर भरोसा करें।`,
    },
    practices: { title: 'अच्छी आदतें', text: 'सात आदतें, जिनमें कुछ खर्च नहीं होता।' },
    environment: { title: 'पानी कितना खिलाने देता है', text: 'मछली कितनी खुराक पचा पाएगी, यह पानी तय करता है।' },
    troubles: { title: 'जब कुछ गड़बड़ हो', text: 'जो दिखे उसे चुनें, और कदम इसी क्रम में उठाएँ।' },
    sources: { title: 'स्रोत', text: 'इस पन्ने पर ब्रैकेट में लिखे नंबर इन्हीं के हैं।' },
  },
  unscripted: 'इनकी जगह अपने आँकड़े रखें। दरें खिलाने की तालिका में हैं।',
  toSchedule: 'खिलाने की तालिका',
  columns: {
    lifeStage: 'मछली',
    rate: 'दिन में कुल वज़न का',
    feed: `${schedule.biomass} मछली के लिए`,
    feeds: 'दिन में कितनी बार',
    times: 'कब',
  },
  times: {
    fry: `सुबह ${schedule.fry.from} से शाम ${schedule.fry.to} बजे तक, हर घंटे`,
    fingerling: `सुबह ${schedule.fingerling[0]} और ${schedule.fingerling[1]}, दोपहर ${schedule.fingerling[2]} और शाम ${schedule.fingerling[3]} बजे`,
    grower: `सुबह ${schedule.grower.morning} और शाम ${schedule.grower.afternoon} बजे`,
    broodstock: `सुबह ${schedule.broodstock.morning} और शाम ${schedule.broodstock.afternoon} बजे`,
  },
  source: (number: string) => `स्रोत ${number}`,
})
