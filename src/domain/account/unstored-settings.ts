import type { Language, OtherLanguage } from '~/languages'
import { site } from '~/site'
import type { SettingKey } from './settings-schema'

function inEach<Key extends string>(key: Key, { en, ...others }: Readonly<Record<Language, string>>) {
  const named = Object.entries(others).map(([language, text]) => [`${key}_${language}`, text])
  return { [key]: en, ...Object.fromEntries(named) } as Record<Key | `${Key}_${OtherLanguage}`, string>
}

/** What a setting says that was never stored, where that is not nothing. */
export const UNSTORED: Partial<Record<SettingKey, string>> = {
  ...inEach('footer_text', site.footer),
  ...inEach('motto', site.motto),
  ...inEach('site_credit', site.credit),
  ...inEach('about_story', site.story),
  copyright_year: site.since,
  milestone_start: site.milestones.start,
  milestone_stages: site.milestones.stages,
  milestone_analysis: site.milestones.analysis,
  milestone_shop: site.milestones.shop,
  require_order_email: 'true',
  bill_when_shipped: 'false',
  show_sample_figures: 'true',
  visitor_place: 'true',
}
