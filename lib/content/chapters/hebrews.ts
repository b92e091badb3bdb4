import type { BookChapters } from "./schema";

export const hebrews: BookChapters = {
  book: "Heb",
  chapters: [
    "God once spoke through prophets, now through his Son, who made and sustains the universe, reflects God’s glory, cleansed sins and sits at God’s right hand. He is far greater than the angels, who worship him and serve those being saved.",
    "Pay attention and do not drift away from such a great rescue. Jesus became human, for a while lower than the angels, to taste death for all, break the devil’s power and free those enslaved by fear of dying. Tempted himself, he can help.",
    "Jesus is greater than Moses, a Son over God’s house. Do not harden your hearts like the Israelites in the desert, who through unbelief could not enter rest. Encourage one another every day against the deceit of sin.",
    "God’s promise of rest, like the Sabbath, still stands; make every effort to enter. God’s word is alive, sharper than a sword, exposing thoughts. Jesus the high priest understands our weaknesses and temptations, so come confidently to find mercy.",
    "A high priest is chosen from among people, gentle with the ignorant since he is weak himself. Jesus prayed with loud cries and tears and learned obedience through suffering. The readers are slow, still needing milk like babies instead of solid food.",
    "Move on to maturity. Those who tasted God’s gift and then fall away cannot be brought back to repentance, a stern warning. But God will not forget your work and love. His promise and oath are a hope like an anchor for the soul.",
    "Melchizedek, king and priest who blessed Abraham and received a tenth, is compared with Jesus, a priest forever, not by ancestry but by indestructible life. He always lives to pray for those who come to God through him.",
    "Jesus serves as high priest in heaven’s real sanctuary, of which the earthly one is a shadow. He brings a better covenant, promised through Jeremiah: God’s laws written on hearts and sins remembered no more.",
    "The tabernacle with its lamp, ark and yearly blood offering could not clear the conscience. Christ entered heaven once for all with his own blood to free us. People die once and then face judgment; he will appear again.",
    "Animal sacrifices repeated yearly cannot remove sins; Christ’s single offering did. So come near with confidence, hold on to hope, encourage each other and do not skip meetings. Deliberate sin brings fearful judgment. You lost possessions gladly; do not throw away confidence.",
    "The faith hall of fame: faith is being sure of what is hoped for and not seen. Abel, Enoch, Noah, Abraham, Sarah, Moses, Rahab and others trusted God; some won, some were tortured and killed, none yet received the promise. Faith when you cannot see.",
    "Run the race with endurance, looking to Jesus. God disciplines those he loves like a father, painful at first but good later. Let no bitter root grow, be at peace with all; Esau sold his birthright. God’s kingdom cannot be shaken; he is a consuming fire. Do not give up.",
    "Love one another, welcome strangers, who may be angels, remember prisoners and the mistreated. Honor marriage, avoid love of money and be content, for God never abandons you. Remember leaders; Jesus Christ is always the same. Do good and share.",
  ],
};
