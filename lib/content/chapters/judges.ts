import type { BookChapters } from "./schema";

export const judges: BookChapters = {
  book: "Judg",
  chapters: [
    "After Joshua’s death Judah leads the fight; the cruel king Adoni-bezek has thumbs and toes cut off as he had done to others. Caleb’s daughter asks for springs. Tribe after tribe fails to drive out the Canaanites completely.",
    "An angel scolds Israel for making deals with the Canaanites, and they weep. A new generation grows up without knowing God. A cycle begins: idolatry, oppression by enemies, crying for help, rescue by a judge, then a relapse into worse.",
    "Nations left to test Israel. Othniel rescues them from Mesopotamia. Left-handed Ehud hides a sword and stabs the very fat king Eglon of Moab, escapes and wins freedom. Shamgar kills six hundred Philistines with a cattle prod.",
    "Deborah, a woman leader, prophet and judge, calls Barak to fight Sisera’s nine hundred iron chariots; he will only go with her. The army is routed, and Jael welcomes Sisera to her tent, gives him milk and drives a tent peg through his head. Two brave women win the war.",
    "Deborah and Barak sing a victory song: a mother of Israel arose, some tribes volunteered while others stayed home, even the stars fought, Jael is praised, and Sisera’s mother waits at the window for a son who will not return.",
    "Midian robs Israel’s harvests for seven years. Gideon, threshing in hiding, asks why God abandoned them; an angel calls him a brave warrior though he feels weak and least. He tears down Baal’s altar at night and tests God’s will with a fleece. Low self-worth and doubt.",
    "So that Israel cannot boast, God cuts Gideon’s army from 32,000 to three hundred, sending the fearful home. With trumpets, jars and torches at night they throw Midian’s camp into panic and win.",
    "Gideon calms angry Ephraim with a soft answer, captures two Midianite kings, and takes revenge on towns that refused bread. He declines to be king but makes a golden object that becomes an idol; he has many wives and seventy sons.",
    "Abimelech, Gideon’s ambitious son, murders his seventy brothers to become king at Shechem. Jotham escapes and tells a fable of trees choosing a thornbush. Betrayal and civil war follow, until a woman drops a millstone on Abimelech’s head.",
    "Tola and Jair judge Israel. The people worship many foreign gods again and are crushed by Philistines and Ammonites. God tells them to ask those gods for help, but they throw the idols away, and their misery moves him.",
    "Jephthah, a prostitute’s son rejected by his half-brothers, becomes an outlaw and then leader against Ammon. He makes a rash vow to sacrifice whatever first leaves his house; it is his only daughter, and he keeps it.",
    "Offended men of Ephraim threaten Jephthah, and a civil war follows: fugitives who cannot pronounce Shibboleth with the right accent are killed, 42,000 of them. Ibzan, Elon and Abdon judge Israel, with big families.",
    "An angel tells Manoah’s wife, who has no children, that she will have a son, a Nazirite from the womb with no alcohol or haircut, to begin freeing Israel from the Philistines. The parents ask how to raise the child; Samson is born.",
    "Samson insists on marrying a Philistine woman despite his parents. He kills a lion bare-handed, finds honey in it, and sets a wedding riddle; his bride nags and cries until he tells, and he kills thirty men in anger.",
    "When his wife is given to another man, Samson sets foxes’ tails on fire to burn Philistine crops; revenge follows revenge. Handed over by his own people, he kills a thousand men with a donkey’s jawbone, then is thirsty and prays.",
    "The strong man with long hair: Samson sleeps with a prostitute at Gaza, then loves Delilah, who is bribed and nags until he reveals the secret of his strength, his uncut hair. Betrayed, shaved, blinded and imprisoned, he prays once more and pulls down the temple, dying with his enemies.",
    "Micah steals silver from his mother, returns it, and she has an idol made. He sets up a private shrine and hires a Levite as his priest, sure of God’s favor. With no king, all did as they pleased.",
    "The tribe of Dan looks for land, steals Micah’s idols and takes his priest, who is glad of a better job. They massacre the quiet, unsuspecting town of Laish and set up the idol there.",
    "A Levite fetches back his runaway concubine and spends the night in Gibeah of Benjamin. Men of the town demand to rape him; she is given to them, gang-raped all night and dies. He cuts her body into twelve pieces to stir up outrage.",
    "The tribes gather and demand the guilty men, but Benjamin refuses, and civil war breaks out. Israel loses twice, weeps, fasts and asks God, then wins by ambush; almost the whole tribe of Benjamin is killed.",
    "Israel regrets that Benjamin may die out, having sworn to give them no daughters. They kill Jabesh-gilead and take its virgins, and let men kidnap dancing girls at Shiloh as wives. There was no king, and everybody did whatever seemed right to them.",
  ],
};
